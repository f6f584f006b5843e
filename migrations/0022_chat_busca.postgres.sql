create index chat_messages_busca on chat_messages using gin (to_tsvector('simple', busca));

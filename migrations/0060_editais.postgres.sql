-- The file of a document of a notice: whether it is here, and what it is. A document without a row was never asked for.
create table editais (
  documento_id  bigint primary key references documentos (id) on delete cascade,
  licitacao_id  bigint not null,
  -- Where it came from: a document with another address since then is another file.
  url           text not null,
  -- queued, kept, released (only its text is here), too_large or failed.
  state         text not null,
  -- Why it failed, or why its text is missing.
  reason        text,
  -- pdf, docx, zip or other, and the media type, by its bytes.
  kind          text,
  media_type    text not null,
  -- Its name in the store.
  file          text,
  bytes         bigint,
  -- Pages with text.
  pages         integer not null,
  -- How often the service did not answer, and when it is asked again.
  attempts      integer not null,
  next_at       {instant} not null,
  downloaded_at {instant},
  used_at       {instant}
);
create index editais_licitacao on editais (licitacao_id);
create index editais_queue on editais (state, next_at);
create index editais_used on editais (used_at);

-- The text of a file by page.
create table editais_paginas (
  id           {id},
  documento_id bigint not null references editais (documento_id) on delete cascade,
  licitacao_id bigint not null,
  -- Name of the file within a ZIP; otherwise empty.
  arquivo      text not null,
  -- From 1 within its file.
  pagina       integer not null,
  texto        text not null,
  -- The token of its notice, and its words, normalised.
  busca        text not null
);
create index editais_paginas_documento on editais_paginas (documento_id);
create index editais_paginas_licitacao on editais_paginas (licitacao_id);
create index editais_paginas_busca on editais_paginas using gin (to_tsvector('simple', busca));

-- Who works on an offer follows its notice. `from_offer`: the follow began with an offer and ends with it, unless it was changed.
alter table follows add column from_offer {boolean} not null default false;

-- Notices that an account stopped following by hand while it worked on an offer for them: an offer makes it follow them no more.
create table follows_ended (
  user_id  bigint not null references users (id) on delete cascade,
  item_id  bigint not null,
  primary key (user_id, item_id)
);
create index follows_ended_item on follows_ended (item_id);

insert into follows (user_id, kind, item_id, stage, priority, note, place, created_at, updated_at, from_offer)
  select user_id, 'licitacao', licitacao_id, 'proposal', 'normal', '',
    coalesce((select min(place) from follows where follows.user_id = members.user_id and stage = 'proposal'), 0)
      - 1024 * row_number() over (partition by user_id order by licitacao_id),
    date_trunc('milliseconds', now()), date_trunc('milliseconds', now()), true
  from (
    select propostas.user_id, licitacao_id from propostas
      where removed_at is null and etapa in ('analisando', 'decidida', 'preparando', 'enviada', 'disputa')
    union
    select responsavel_id, licitacao_id from propostas
      where removed_at is null and etapa in ('analisando', 'decidida', 'preparando', 'enviada', 'disputa')
    union
    select propostas_pessoas.user_id, licitacao_id from propostas_pessoas join propostas on propostas.id = proposta_id
      where removed_at is null and etapa in ('analisando', 'decidida', 'preparando', 'enviada', 'disputa')
  ) as members
  where user_id is not null
    and exists (select 1 from licitacoes where licitacoes.id = licitacao_id)
    and not exists (
      select 1 from follows where follows.user_id = members.user_id and kind = 'licitacao' and item_id = licitacao_id
    );

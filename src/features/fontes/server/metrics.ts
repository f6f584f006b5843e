// What monitoring shows of sources.
import type { Queries } from '#kit/server/database/database.ts';
import { Counter, type Family, gauge, type Sample } from '#kit/server/metrics/families.ts';
import type { Metrics } from '#kit/server/metrics/metrics.ts';
import { type Fonte, problemas, situacoes } from '../contract.ts';
import { findFonte, situacaoOf } from './fontes.ts';
import { findOff } from './listas.ts';
import { type Answer, type Ask, type Source, SourceFault } from './source.ts';

export type CallCounter = { counted(fonte: Fonte, ask: Ask): Ask; metrics: Metrics };

/** Counts the calls of this process to sources. */
export function callCounter(sources: readonly Source[]): CallCounter {
  const results: (Answer['kind'] | (typeof problemas)[number])[] = ['ok', 'empty', ...problemas];
  const calls = new Counter(
    'source_calls_total',
    'Calls of sources by what they answered; “down”: nothing, after all attempts.',
    sources.flatMap(({ name }) => results.map((result) => ({ source: name, result }))),
  );
  return {
    counted: (source, ask) => async (path, most) => {
      try {
        const answer = await ask(path, most);
        calls.add({ source, result: answer.kind });
        return answer;
      } catch (error) {
        if (error instanceof SourceFault) calls.add({ source, result: error.problema });
        throw error;
      }
    },
    metrics: { now: () => [calls.family()], read: (db) => readSources(db, sources) },
  };
}

async function readSources(db: Queries, sources: readonly Source[]): Promise<Family[]> {
  const states: Sample[] = [];
  const read: Sample[] = [];
  const away: Sample[] = [];
  const lists: Sample[] = [];
  for (const source of sources) {
    const row = await findFonte(db, source);
    const labels = { source: source.name };
    const current = situacaoOf(row);
    for (const state of situacoes) states.push({ labels: { ...labels, state }, value: state === current ? 1 : 0 });
    if (row.lida_em !== null) read.push({ labels, value: Date.parse(row.lida_em) / 1000 });
    away.push({ labels, value: row.fora_desde === null ? 0 : Math.max(0, (Date.now() - Date.parse(row.fora_desde)) / 1000) });
    const { pending, putOff } = await countOpen(db, source);
    lists.push({ labels: { ...labels, state: 'pending' }, value: pending }, { labels: { ...labels, state: 'put_off' }, value: putOff });
  }
  return [
    gauge('source_state', 'One for the state that each source is in, zero for the others.', states),
    gauge('source_read_timestamp_seconds', 'When a source was last read to its end.', read),
    gauge('source_away_seconds', 'How long a source has not answered; 0: it answers.', away),
    gauge('source_lists', 'Lists that are read now, and those that were not answered and are tried again later.', lists),
  ];
}

/** Only of lists that are not read to their end, which an index finds. */
async function countOpen(db: Queries, source: Source): Promise<{ pending: number; putOff: number }> {
  const off = await findOff(db, source);
  const rows = await db
    .selectFrom('fontes_leituras')
    .select(({ fn, eb }) => [
      fn.countAll().as('lists'),
      fn
        .count(
          eb
            .case()
            .when(eb.and([eb('tentativas', '>', 0), eb('proxima_em', 'is not', null)]))
            .then(1)
            .end(),
        )
        .as('putOff'),
      fn.count(eb.case().when('proxima_em', 'is', null).then(1).end()).as('pending'),
    ])
    .where('fonte', '=', source.name)
    .where('completa_em', 'is', null)
    .$if(off.length > 0, (query) => query.where('consulta', 'not in', off))
    .executeTakeFirstOrThrow();
  return { pending: Number(rows.pending), putOff: Number(rows.putOff) };
}

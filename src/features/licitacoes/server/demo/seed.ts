// Inserts the demo notices, and moves their dates to the current day.
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PartRead } from '../import/part.ts';
import { saveNotices } from '../import/save.ts';
import { partSources } from '../import/sources/partSources.ts';
import { findStoredNotices } from '../import/storedNotices.ts';
import { writeParts } from '../import/writeParts.ts';
import { writePendingParts } from '../import/writePendingParts.ts';
import { listAlteracoes } from './alteracoes.ts';
import { type DemoNotice, demoContas, demoNotices } from './demo.ts';

export async function seedLicitacoes(db: Queries, today: Date): Promise<void> {
  const anything = await db.selectFrom('licitacoes').select('id').limit(1).executeTakeFirst();
  const demos = demoNotices(today);
  for (const some of inBatches(demos)) await save(db, some);
  if (!anything) await addHistory(db, demos);
  await db
    .insertInto('contas_orgaos')
    .values(demoContas())
    .onConflict((conflict) => conflict.column('cnpj').doNothing())
    .execute();
}

/** Moving dates is not recorded as a change. */
async function save(db: Queries, demos: DemoNotice[]): Promise<void> {
  const { added } = await saveNotices(
    db,
    demos.map(({ notice }) => ({ notice, registro: JSON.stringify(notice, null, 2) })),
    null,
  );
  await writePendingParts(db, added, partSources);
  const notices = await findStoredNotices(
    db,
    demos.map(({ notice }) => notice.controle),
  );
  const kept = demos.filter(({ notice }) => notices.has(notice.controle));
  const partsOf = (toParts: (demo: DemoNotice, of: { controle: string; fonte: 'demo' }) => PartRead[]) =>
    kept.flatMap((demo) => toParts(demo, { controle: demo.notice.controle, fonte: 'demo' }));
  const lotes = partsOf(({ lotes }, of) => lotes.map((row) => ({ ...of, parte: 'lote', row })));
  const resultados = partsOf(({ resultados }, of) => resultados.map((row) => ({ ...of, parte: 'resultado', row })));
  const documentos = partsOf(({ documentos }, of) => documentos.map((row) => ({ ...of, parte: 'documento', row, isWithdrawn: false })));
  for (const parts of [lotes, resultados, documentos]) await writeParts(db, notices, parts, null);
}

async function addHistory(db: Queries, demos: DemoNotice[]): Promise<void> {
  const alteracoes = listAlteracoes(demos);
  const notices = await findStoredNotices(db, [...new Set(alteracoes.map(({ controle }) => controle))]);
  await db
    .insertInto('licitacoes_alteracoes')
    .values(
      alteracoes.map(({ controle, ...change }) => ({ ...change, importacao_id: null, licitacao_id: notices.get(controle)?.id as number })),
    )
    .execute();
}

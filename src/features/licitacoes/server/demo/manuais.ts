// Notices of the demonstration that were entered by hand: of portals outside PNCP, and one that was published later and joined.
import { businessDayFrom, dayNumberInBrasilia, instantInBrasilia } from '#brasil/server/officeDays.ts';
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { LicitacaoManual } from '../../manual.ts';
import { saveNotices } from '../import/save.ts';
import { createManual, placed, versionOf } from '../manual/change.ts';
import { joinManual, type MoveReferences } from '../manual/join.ts';
import { readManual } from '../manual/read.ts';
import { inventCnpj } from './identifiers.ts';

/** `days` from today until it closes; `by`: which of the accounts entered it. */
type DemoManual = Omit<LicitacaoManual, 'publicacao' | 'abertura' | 'encerramento'> & { days: number; by: 0 | 1 };

const blank = { processo: '', link: '', observacao: '', valor_estimado: null };

const demoManuais: readonly DemoManual[] = [
  {
    ...{ ...blank, by: 0, days: 8, portal: 'Portal da Indústria', modalidade: 6, numero: '014/2026' },
    ...{ orgao: 'Serviço de Aprendizagem Industrial de Vale Verde', orgao_cnpj: inventCnpj(910), municipio: 'Vale Verde', uf: 'SP' },
    objeto: 'Aquisição de bancadas, armários e quadros para as oficinas de formação',
    observacao: 'Regulamento próprio do serviço social autônomo; o edital só sai no portal deles.',
    valor_estimado: 186_400,
    itens: [
      { numero: 1, descricao: 'Bancada de trabalho em aço, 1,80 m', quantidade: 40, unidade: 'un', valor_unitario: 2_150 },
      { numero: 2, descricao: 'Armário de aço com duas portas', quantidade: 60, unidade: 'un', valor_unitario: 1_240 },
      { numero: 3, descricao: 'Quadro branco magnético, 3,00 × 1,20 m', quantidade: 20, unidade: 'un', valor_unitario: 1_300 },
    ],
  },
  {
    ...{ ...blank, by: 1, days: 4, portal: 'Compras Vale do Ipê', modalidade: 8, numero: '', processo: '2026/0387' },
    ...{ orgao: 'Consórcio Intermunicipal Vale do Ipê', orgao_cnpj: inventCnpj(911), municipio: 'Ribeirão dos Ipês', uf: 'MG' },
    objeto: 'Aquisição de material de expediente para a sede do consórcio',
    itens: [
      { numero: 1, descricao: 'Papel A4, 75 g/m², resma de 500 folhas', quantidade: 300, unidade: 'resma', valor_unitario: 27.5 },
      { numero: 2, descricao: 'Caneta esferográfica azul, caixa com 50', quantidade: 24, unidade: 'caixa', valor_unitario: 38.9 },
    ],
  },
];

/** Enters them for the accounts with these addresses, and one more, which it joins to the notice that was published. */
export async function seedManuais(db: Queries, emails: readonly string[], today: Date, moveReferences: MoveReferences): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  const accounts = emails.flatMap((email) => users.find((user) => user.email === email)?.id ?? []);
  const authorOf = (by: 0 | 1) => ({ id: accounts[by] ?? accounts[0] ?? 0, isAdmin: false });
  if (accounts.length === 0) return;
  for (const demo of demoManuais) {
    const sent = sentOn(demo, today);
    const { controle } = readManual(sent, 'pt').notice;
    const stored = await db.selectFrom('licitacoes').select('id').where('controle', '=', controle).executeTakeFirst();
    if (!stored) await createManual(db, sent, authorOf(demo.by), 'pt');
  }
  const published = await findPublished(db, today);
  if (!published) return;
  const { id: licitacao, orgao, orgao_cnpj, municipio, numero, objeto, processo } = published;
  const seen = { ...blank, ...{ orgao, orgao_cnpj, municipio, numero, processo, objeto }, uf: '' as const, itens: [] };
  const sent = sentOn({ ...seen, by: 0, days: 12, portal: 'Diário Oficial', modalidade: 6, observacao: 'Vista no Diário Oficial.' }, today);
  const manual = await createManual(db, sent, authorOf(0), 'pt');
  await joinManual(db, { manual, licitacao }, authorOf(0), moveReferences, 'pt');
}

/** Moves the dates of those that nobody has changed to the current day. */
export async function moveManuais(db: Queries, today: Date): Promise<void> {
  for (const demo of demoManuais) {
    const sent = sentOn(demo, today);
    const { notice } = readManual(sent, 'pt');
    const row = await db.selectFrom('licitacoes').select('id').where('controle', '=', notice.controle).executeTakeFirst();
    if (row && (await versionOf(db, row.id)) === 0)
      await saveNotices(db, [{ notice: await placed(db, notice), registro: JSON.stringify(sent) }], null);
  }
}

/** The open pregão that was seen before it was published. */
function findPublished(db: Queries, today: Date) {
  return db
    .selectFrom('licitacoes')
    .select(['id', 'orgao', 'orgao_cnpj', 'municipio', 'numero', 'objeto', 'processo'])
    .where('fonte', '=', 'demo')
    .where('modalidade_codigo', '=', 6)
    .where('prazo', '>', today.toISOString())
    .where('encerrada', '=', false)
    .where('tipo_item', '=', 'Material')
    .orderBy('prazo', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

function sentOn({ days, by: _, ...given }: DemoManual, today: Date): LicitacaoManual {
  const day = dayNumberInBrasilia(today);
  return {
    ...given,
    publicacao: instantInBrasilia(day - 6, 9 * 60),
    abertura: instantInBrasilia(day - 5, 8 * 60),
    encerramento: instantInBrasilia(businessDayFrom(day + days), 10 * 60),
  };
}

// The checklists, items, people and comments of demo offers.
import { recordNumber } from '#brasil/recordNumber.ts';
import type {} from '#features/certidoes/server/tables.ts';
import type {} from '#features/contratos/server/tables.ts';
import { cnpjOfEmpresa } from '#features/empresa/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Random } from '#kit/server/random.ts';
import { lineTotal, priced, toCents } from '../calculo.ts';
import { isEnded } from '../entities.ts';
import { beginChecklist } from './checklist/entries.ts';
import { kindOf } from './checklist/kinds.ts';
import { addComment } from './comments.ts';
import type { DemoProposta } from './demoPropostas.ts';
import { saveTotals } from './items.ts';
import { tell } from './notifications.ts';
import type { PropostasOptions } from './ports.ts';
import type {} from './tables.ts';

const HOUR_MS = 3_600_000;
const MOST_ITEMS = 8;
/** Invented brands of what is offered; every third item has a model too. */
const marcas = ['Aurora', 'Traço', 'Ipê', 'Serra Azul', 'Boreal'];

type People = { accounts: readonly number[]; by: number; today: Date; ports: Pick<PropostasOptions, 'notifyAll' | 'retractNotifications'> };

/** Who else works on an offer, and what they write. The bell tells them as it does of others. */
export async function seedPeople(db: Queries, id: number, demo: DemoProposta, { accounts, by, today, ports }: People): Promise<void> {
  const find = () => db.selectFrom('propostas').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const other = accounts.find((account) => account !== by);
  if (demo.com && other !== undefined) {
    await db.insertInto('propostas_pessoas').values({ proposta_id: id, user_id: other, papel: demo.com }).execute();
    await tell(db, ports, await find(), { kind: 'propostas.shared', userIds: [other], by, papel: demo.com });
  }
  const { responsavel_id } = await find();
  if (responsavel_id !== null) await tell(db, ports, await find(), { kind: 'propostas.assigned', userIds: [responsavel_id], by });
  const comments = demo.comentarios ?? [];
  for (const [place, { by: author, texto }] of comments.entries()) {
    const userId = accounts[author] ?? by;
    const row = await find();
    const { id: comment, mentioned } = await addComment(db, row, texto, userId, 'pt');
    await tell(db, ports, row, { kind: 'propostas.mentioned', userIds: mentioned, by: userId, comment });
    const created_at = new Date(today.getTime() - (comments.length - place) * HOUR_MS).toISOString();
    await db.updateTable('propostas_comentarios').set({ created_at }).where('id', '=', comment).execute();
  }
}

/** The template's entries: all are done once the offer is sent, some before. `begun`: when it was decided; `done`: when they were done. */
export async function seedChecklist(
  db: Queries,
  proposta: { id: number; licitacao_id: number },
  { etapa }: DemoProposta,
  { by, begun, done: feito_em, random }: { by: number; begun: string; done: string; random: Random },
): Promise<void> {
  await beginChecklist(db, proposta, dayInBrasilia(begun));
  // Those that were just decided are still to be linked; the vault has no documents of the past.
  const isLinked = etapa !== 'decidida' && !isEnded(etapa);
  const share = etapa === 'decidida' ? 0.2 : etapa === 'preparando' ? 0.6 : 1;
  const entries = await db
    .selectFrom('propostas_checklist')
    .select(['id', 'titulo'])
    .where('proposta_id', '=', proposta.id)
    .orderBy('id')
    .execute();
  const documents = isLinked
    ? await db.selectFrom('certidoes').select(['id', 'tipo']).where('removed_at', 'is', null).orderBy('id').execute()
    : [];
  for (const { id, titulo } of entries) {
    const certidao_id = documents.find(({ tipo }) => tipo === kindOf(titulo))?.id;
    if (certidao_id !== undefined) await db.updateTable('propostas_checklist').set({ certidao_id }).where('id', '=', id).execute();
  }
  const done = entries.filter(() => isEnded(etapa) || random.chance(share)).map(({ id }) => id);
  if (done.length === 0) return;
  await db.updateTable('propostas_checklist').set({ feito_em, feito_por: by, version: 2 }).where('id', 'in', done).execute();
}

/** What the company was awarded, by item: the prices of a won offer, and what its contract is worth. */
async function readAwards(db: Queries, licitacao: number) {
  const rows = await db
    .selectFrom('resultados')
    .select(['numero', 'valor_unitario', 'valor_total'])
    .where('licitacao_id', '=', licitacao)
    .where('cancelado', '=', false)
    .where('fornecedor_documento', '=', await cnpjOfEmpresa(db))
    .execute();
  return new Map(rows.map(({ numero, ...award }) => [numero, award]));
}

/** The contract of a won offer is the company's own of that notice, if there is one yet. */
export async function seedContract(db: Queries, proposta: number, licitacao: number): Promise<void> {
  const contract = await db
    .selectFrom('contratos')
    .innerJoin('licitacoes', 'licitacoes.controle', 'contratos.compra_controle')
    .select(['contratos.numero', 'contratos.ano', 'assinatura', 'vigencia_inicio', 'vigencia_fim'])
    .where('licitacoes.id', '=', licitacao)
    .where('fornecedor_documento', '=', await cnpjOfEmpresa(db))
    .orderBy('contratos.id')
    .executeTakeFirst();
  if (!contract) return;
  const { assinatura: contrato_assinatura, vigencia_inicio: contrato_inicio, vigencia_fim: contrato_fim } = contract;
  const days = { contrato_assinatura, contrato_inicio, contrato_fim };
  await db
    .updateTable('propostas')
    .set({ contrato_numero: recordNumber(contract), ...days })
    .where('id', '=', proposta)
    .execute();
}

/** The first items of the notice, priced below the estimate, or as they were won. @returns the sum of the prices, or the award */
export async function seedItems(
  db: Queries,
  proposta: number,
  licitacao: number,
  { etapa }: DemoProposta,
  random: Random,
): Promise<number> {
  const lotes = await db
    .selectFrom('lotes')
    .select(['numero', 'descricao', 'unidade', 'quantidade', 'valor_unitario as estimado'])
    .where('licitacao_id', '=', licitacao)
    .orderBy('numero')
    .limit(MOST_ITEMS)
    .execute();
  const awards =
    etapa === 'ganha' ? await readAwards(db, licitacao) : new Map<number, { valor_unitario: number | null; valor_total: number | null }>();
  let total = 0;
  for (const [place, { quantidade: given, ...lote }] of lotes.entries()) {
    const quantidade = given ?? 1;
    const discount = random.between(3, 18) / 100;
    const margem = random.between(9, 26);
    // The last items of an offer in preparation have no price yet.
    const isPriced = lote.estimado !== null && !(etapa === 'decidida' && place > 0) && !(etapa === 'preparando' && place > 2);
    const cost = isPriced ? toCents((lote.estimado ?? 0) * (1 - discount) * (1 - margem / 100)) : null;
    const blank = { ...lote, quantidade, custo: null, margem: null, preco: null };
    const won = awards.get(lote.numero)?.valor_unitario ?? null;
    const item = cost === null ? blank : priced(blank, { custo: cost, margem });
    const withPrice =
      won !== null
        ? priced(blank, { custo: toCents(won * (1 - margem / 100)), preco: won })
        : cost === null
          ? item
          : priced(item, { margem });
    total += lineTotal(quantidade, withPrice.preco) ?? 0;
    const marca = withPrice.preco === null ? '' : (marcas[(place + licitacao) % marcas.length] ?? '');
    const modelo = marca !== '' && place % 3 === 0 ? `M${100 + ((licitacao * 7 + place) % 900)}` : '';
    await db
      .insertInto('propostas_itens')
      .values({ ...withPrice, marca, modelo, proposta_id: proposta, version: 1, removed_at: null, removed_by: null })
      .execute();
  }
  await saveTotals(db, proposta);
  const awarded = [...awards.values()].reduce((sum, { valor_total }) => sum + (valor_total ?? 0), 0);
  return toCents(awarded || total);
}

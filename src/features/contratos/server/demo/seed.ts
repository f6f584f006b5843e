// The demo contracts: what the demo notices awarded. Their dates move with those of the notices.
import { saveRecords } from '#brasil/server/records/saveRecords.ts';
import { dayLater } from '#brasil/vigencia.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { type Queries, roundAmount } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { contratosTable } from '../import/kinds.ts';
import type { ContratoRead } from '../tables.ts';

/** Days that contracts last. */
const durations = [180, 365, 90, 730, 120, 365, 270, 60];
/** By how much rectified contracts grew or shrank. */
const growth = [0, 0.125, -0.08];
const grown = (total: number, sequencial: number) => roundAmount(total * (1 + (growth[sequencial % growth.length] as number)));
/** A contract is signed so many days after its award, and published two later. */
const [daysToSign, daysToPublish] = [9, 2];
/** Rectified contracts were extended by half a year, before they ended. */
const extension = 180;

/** Inserts them, and moves their dates to the current day. */
export async function seedContratos(db: Queries, today: Date): Promise<void> {
  const demos = await demoContratos(db, dayInBrasilia(today));
  for (const some of inBatches(demos))
    await saveRecords(
      db,
      contratosTable,
      some.map((read) => ({ read, digest: 'demo' })),
      null,
    );
  await addAmendments(db);
}

/** What each supplier was awarded, item by item. */
function readAwards(db: Queries) {
  return db
    .selectFrom('licitacoes')
    .innerJoin('resultados', 'resultados.licitacao_id', 'licitacoes.id')
    .where('licitacoes.fonte', '=', 'demo')
    .where('resultados.cancelado', '=', false)
    .select(['licitacoes.id', 'controle', 'licitacoes.ano', 'licitacoes.processo', 'licitacoes.objeto', 'srp', 'plataforma'])
    .select(['orgao', 'orgao_cnpj', 'esfera', 'poder', 'licitacoes.unidade', 'uasg', 'municipio', 'uf', 'ibge', 'tipo_item'])
    .select(['orgao_subrogado', 'unidade_subrogada', 'fornecedor', 'fornecedor_documento', 'resultados.valor_total', 'resultados.data'])
    .orderBy('licitacoes.id')
    .orderBy('resultados.numero')
    .orderBy('resultados.sequencial')
    .execute();
}

async function demoContratos(db: Queries, today: string): Promise<ContratoRead[]> {
  const rows = await readAwards(db);
  // The supplier of several items has one contract for all.
  const awards = Map.groupBy(rows, ({ id, fornecedor_documento }) => `${id} ${fornecedor_documento}`);
  const places = new Map<number, number>();
  return [...awards.values()].flatMap((won): ContratoRead[] => {
    const [first] = won;
    if (!first?.data) return [];
    const place = (places.get(first.id) ?? 0) + 1;
    places.set(first.id, place);
    const sequencial = Number(first.controle.slice(17, 23)) * 10 + place;
    // Of what prices are registered for, little is bought.
    const assinatura = dayLater(first.data, daysToSign);
    if (dayLater(assinatura, daysToPublish) > today || (first.srp && sequencial % 3 > 0)) return [];
    const total = won.reduce((sum, { valor_total }) => sum + (valor_total ?? 0), 0);
    return [toContrato(first, { sequencial, assinatura, total: roundAmount(total), today })];
  });
}

type Award = Awaited<ReturnType<typeof readAwards>>[number];
type Signed = { sequencial: number; assinatura: string; total: number; today: string };

function toContrato(award: Award, { sequencial, assinatura, total, today }: Signed): ContratoRead {
  const { ano, processo, objeto, orgao, orgao_cnpj, esfera, poder, unidade, uasg, municipio, uf, ibge } = award;
  const isWork = award.tipo_item !== 'Material';
  const retificacao = sequencial % 11 === 0 ? 1 : 0;
  const duration = durations[sequencial % durations.length] as number;
  const parcelas = isWork && duration >= 365 ? 12 : 1;
  const published = dayLater(assinatura, daysToPublish);
  const publicacao = startOfDayInBrasilia(published);
  const firstEnd = dayLater(assinatura, duration);
  return {
    ...{ ano, processo, objeto, orgao, orgao_cnpj, esfera, poder, unidade, uasg, municipio, uf, ibge },
    controle: `${orgao_cnpj}-2-${String(sequencial).padStart(6, '0')}/${ano}`,
    compra_controle: award.controle,
    fonte: 'demo',
    numero: String(sequencial).padStart(3, '0'),
    tipo: isWork || duration > 90 ? 'Contrato (termo inicial)' : 'Empenho',
    categoria: isWork ? 'Serviços' : 'Compras',
    informacao: '',
    receita: false,
    orgao_subrogado: award.orgao_subrogado ?? '',
    unidade_subrogada: award.unidade_subrogada ?? '',
    fornecedor: award.fornecedor,
    fornecedor_documento: award.fornecedor_documento,
    fornecedor_tipo: 'PJ',
    fornecedor_pais: 'BRA',
    subcontratado: '',
    subcontratado_documento: '',
    valor_inicial: total || null,
    valor_parcela: total ? roundAmount(Math.round((total * 100) / parcelas) / 100) : null,
    parcelas,
    valor_global: (retificacao && grown(total, sequencial)) || total || null,
    valor_acumulado: (retificacao && grown(total, sequencial)) || total || null,
    assinatura,
    vigencia_inicio: assinatura,
    vigencia_fim: retificacao ? dayLater(firstEnd, extension) : firstEnd,
    retificacao,
    publicacao,
    atualizacao: retificacao ? startOfDayInBrasilia(dayBetween(published, today < firstEnd ? today : firstEnd)) : publicacao,
    plataforma: award.plataforma ?? '',
    cipi: '',
    cipi_url: null,
  };
}

/** Halfway from one day to a later one. */
function dayBetween(from: string, to: string): string {
  return dayLater(from, Math.floor((Date.parse(to) - Date.parse(from)) / 2 / 86_400_000));
}

/** What the amendments of rectified contracts changed, as versions and in the history, with the dates of today. */
async function addAmendments(db: Queries): Promise<void> {
  const rectified = db.selectFrom('contratos').where('fonte', '=', 'demo').where('retificacao', '>', 0);
  const rows = await rectified.select(['id', 'vigencia_fim', 'valor_inicial', 'valor_global', 'atualizacao']).execute();
  const versions = rows.map(({ id, vigencia_fim, valor_inicial, valor_global, atualizacao }) => {
    const hasGrown = valor_inicial !== null && valor_inicial !== valor_global;
    return {
      ...{ contrato_id: id, importacao_id: null, retificacao: 1, mudada_em: atualizacao },
      vigencia_antes: vigencia_fim && dayLater(vigencia_fim, -extension),
      vigencia_depois: vigencia_fim,
      valor_antes: hasGrown ? valor_inicial : null,
      valor_depois: hasGrown ? valor_global : null,
    };
  });
  await db.deleteFrom('contratos_versoes').where('contrato_id', 'in', rectified.select('id')).execute();
  for (const some of inBatches(versions)) await db.insertInto('contratos_versoes').values(some).execute();
  const changes = versions.flatMap(({ contrato_id, mudada_em, vigencia_antes, vigencia_depois, valor_antes, valor_depois }) => {
    const change = { registro_id: contrato_id, importacao_id: null, alterada_em: mudada_em };
    const [before, after] = [valor_antes, valor_depois].map((value) => (value === null ? null : String(value)));
    return [
      ...(before && after ? ['valor_global', 'valor_acumulado'].map((campo) => ({ ...change, campo, antes: before, depois: after })) : []),
      { ...change, campo: 'vigencia_fim', antes: vigencia_antes, depois: vigencia_depois },
      { ...change, campo: 'retificacao', antes: '0', depois: '1' },
    ];
  });
  const told = db.deleteFrom('contratos_alteracoes').where('importacao_id', 'is', null);
  await told.where('registro_id', 'in', rectified.select('id')).execute();
  for (const some of inBatches(changes)) await db.insertInto('contratos_alteracoes').values(some).execute();
}

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
/** A contract is signed so many days after its award. */
const daysToSign = 9;

/** Inserts them, and moves their dates to the current day. */
export async function seedContratos(db: Queries, today: Date): Promise<void> {
  const anything = await db.selectFrom('contratos').select('id').limit(1).executeTakeFirst();
  const demos = await demoContratos(db, dayInBrasilia(today));
  for (const some of inBatches(demos))
    await saveRecords(
      db,
      contratosTable,
      some.map((read) => ({ read, digest: 'demo' })),
      null,
    );
  if (!anything) await addHistory(db);
  await addVersions(db);
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
    if (assinatura > today || (first.srp && sequencial % 3 > 0)) return [];
    const total = won.reduce((sum, { valor_total }) => sum + (valor_total ?? 0), 0);
    return [toContrato(first, { sequencial, assinatura, total: roundAmount(total) })];
  });
}

type Award = Awaited<ReturnType<typeof readAwards>>[number];
type Signed = { sequencial: number; assinatura: string; total: number };

function toContrato(award: Award, { sequencial, assinatura, total }: Signed): ContratoRead {
  const { ano, processo, objeto, orgao, orgao_cnpj, esfera, poder, unidade, uasg, municipio, uf, ibge } = award;
  const isWork = award.tipo_item !== 'Material';
  const retificacao = sequencial % 11 === 0 ? 1 : 0;
  const duration = durations[sequencial % durations.length] as number;
  const parcelas = isWork && duration >= 365 ? 12 : 1;
  const publicacao = startOfDayInBrasilia(dayLater(assinatura, 2));
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
    vigencia_fim: dayLater(assinatura, duration),
    retificacao,
    publicacao,
    atualizacao: publicacao,
    plataforma: award.plataforma ?? '',
    cipi: '',
    cipi_url: null,
  };
}

/** The versions of rectified contracts, with the dates of today. */
async function addVersions(db: Queries): Promise<void> {
  const rectified = db.selectFrom('contratos').where('fonte', '=', 'demo').where('retificacao', '>', 0);
  await db.deleteFrom('contratos_versoes').where('contrato_id', 'in', rectified.select('id')).execute();
  const rows = await rectified.select(['id', 'vigencia_fim', 'valor_inicial', 'valor_global', 'atualizacao']).execute();
  const versions = rows.map(({ id, vigencia_fim, valor_inicial, valor_global, atualizacao }) => {
    const hasGrown = valor_inicial !== null && valor_inicial !== valor_global;
    return {
      ...{ contrato_id: id, importacao_id: null, retificacao: 1, mudada_em: atualizacao },
      vigencia_antes: vigencia_fim && dayLater(vigencia_fim, -180),
      vigencia_depois: vigencia_fim,
      valor_antes: hasGrown ? valor_inicial : null,
      valor_depois: hasGrown ? valor_global : null,
    };
  });
  for (const some of inBatches(versions)) await db.insertInto('contratos_versoes').values(some).execute();
}

/** Rectified contracts were extended by half a year. */
async function addHistory(db: Queries): Promise<void> {
  const rows = await db
    .selectFrom('contratos')
    .select(['id', 'vigencia_fim', 'atualizacao'])
    .where('fonte', '=', 'demo')
    .where('retificacao', '>', 0)
    .execute();
  const changes = rows.flatMap(({ id, vigencia_fim, atualizacao }) => {
    const change = { registro_id: id, importacao_id: null, alterada_em: atualizacao };
    if (!vigencia_fim) return [];
    return [
      { ...change, campo: 'vigencia_fim', antes: dayLater(vigencia_fim, -180), depois: vigencia_fim },
      { ...change, campo: 'retificacao', antes: '0', depois: '1' },
    ];
  });
  if (changes.length > 0) await db.insertInto('contratos_alteracoes').values(changes).execute();
}

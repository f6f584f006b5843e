// The demo plans: what the buyers of the demo notices bought, planned for this year and the next one.
import { dayLater } from '#brasil/vigencia.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PlanoRead } from '../import/pncpPca.ts';
import { savePlanos } from '../import/save.ts';
import type { ItemFacts } from '../tables.ts';

/** Buyers with a plan, and items in it at most. */
const [plans, mostItems] = [24, 30];

/** Classes of the federal catalogue, by kind of item. */
const classes = {
  M: { categoria: 'Material', catalogo: 'Material', classe: 'Materiais diversos', classe_codigo: '9999' },
  S: { categoria: 'Serviço', catalogo: 'Serviço', classe: 'Outros serviços', classe_codigo: '859' },
};

/** Inserts them, and moves their dates to the current day. */
export async function seedPca(db: Queries, today: Date): Promise<void> {
  const demos = await demoPlanos(db, dayInBrasilia(today));
  for (const some of inBatches(demos))
    await savePlanos(
      db,
      some.map((read) => ({ read, text: 'demo' })),
      null,
    );
}

/** Items of demo notices with a price, by buyer. */
function readItems(db: Queries) {
  return db
    .selectFrom('licitacoes')
    .innerJoin('lotes', 'lotes.licitacao_id', 'licitacoes.id')
    .where('licitacoes.fonte', '=', 'demo')
    .where('lotes.valor_total', 'is not', null)
    .select(['orgao', 'orgao_cnpj', 'licitacoes.unidade', 'uasg', 'num_licitacao', 'licitacoes.objeto'])
    .select(['lotes.descricao', 'lotes.unidade as medida', 'quantidade', 'valor_unitario', 'lotes.valor_total', 'material_servico'])
    .orderBy('licitacoes.id')
    .orderBy('lotes.numero')
    .execute();
}

type Bought = Awaited<ReturnType<typeof readItems>>[number];

async function demoPlanos(db: Queries, today: string): Promise<PlanoRead[]> {
  const units = Map.groupBy(await readItems(db), ({ orgao_cnpj, uasg }) => `${orgao_cnpj} ${uasg}`);
  return [...units.values()]
    .slice(0, plans)
    .flatMap((bought, place) => [toPlano(bought, place, today, 0), toPlano(bought, place, today, 1)]);
}

/** @param ahead years */
function toPlano(bought: readonly Bought[], place: number, today: string, ahead: 0 | 1): PlanoRead {
  const { orgao, orgao_cnpj, unidade, uasg } = bought[0] as Bought;
  const ano = Number(today.slice(0, 4)) + ahead;
  const publicacao = startOfDayInBrasilia(dayLater(today, -60 - place));
  // Half of a plan is bought in each of the two years.
  const items = bought.filter((_, i) => i % 2 === ahead).slice(0, mostItems);
  return {
    controle: `${orgao_cnpj}-0-${String(place + 1).padStart(6, '0')}/${ano}`,
    fonte: 'demo',
    ...{ ano, orgao, orgao_cnpj, unidade, uasg, publicacao, atualizacao: publicacao },
    itens: items.map((item, i) => toItem(item, i + 1, { ano, publicacao, month: ((i * 5 + place) % 12) + 1 })),
  };
}

type Planned = { ano: number; publicacao: string; month: number };

function toItem(item: Bought, numero: number, { ano, publicacao, month }: Planned): ItemFacts {
  return {
    numero,
    descricao: item.descricao,
    ...classes[item.material_servico === 'S' ? 'S' : 'M'],
    pdm: '',
    pdm_codigo: '',
    item_codigo: '',
    grupo: item.objeto.slice(0, 120),
    grupo_codigo: `${numero}/${ano}`,
    requisitante: item.unidade,
    unidade_medida: item.medida,
    quantidade: item.quantidade,
    valor_unitario: item.valor_unitario,
    valor_total: item.valor_total,
    valor_orcamento: item.valor_total,
    desejada: `${ano}-${String(month).padStart(2, '0')}-15`,
    inclusao: publicacao,
    atualizacao: publicacao,
  };
}

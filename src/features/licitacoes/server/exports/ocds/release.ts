// One notice as an OCDS 1.1 release.
import { NEVER } from '#kit/clock.ts';
import { phaseOf } from '../../../phase.ts';
import type { Exported } from '../../list/queries.ts';
import { awardsOf, inReais } from './awards.ts';
import type { Details, Documento, Lote } from './details.ts';
import { identified, releaseDate } from './identity.ts';
import { addressed, type Organization, organizationOf, referenceTo } from './organizations.ts';
import { withoutEmpty } from './withoutEmpty.ts';

type Context = { ocidPrefix: string; now: string };

export function releaseOf(row: Exported, details: Details, { ocidPrefix, now }: Context) {
  // The body on whose behalf it is bought is the buyer, the one that published it conducts the procedure.
  const entity = addressed(organizationOf(row.orgao_cnpj, row.orgao), row);
  const behalf = row.orgao_subrogado ? organizationOf(details.orgao_subrogado_cnpj ?? '', row.orgao_subrogado) : undefined;
  const buyer = behalf ?? entity;
  const { awards, suppliers } = awardsOf(details, phaseOf(row, now) === 'homologada' ? row.valor_homologado : null, now);
  const parties = [
    { ...entity, roles: behalf ? ['procuringEntity'] : ['buyer', 'procuringEntity'] },
    ...(behalf ? [{ ...behalf, roles: ['buyer'] }] : []),
    ...suppliers.map((supplier) => ({ ...supplier, roles: ['supplier'] })),
  ];
  const release = withoutEmpty({
    ocid: `${ocidPrefix}-${processOf(row.controle)}`,
    date: releaseDate(
      row,
      details,
      awards.map(({ date }) => date),
      now,
    ),
    tag: awards.length > 0 ? ['tender', 'award'] : ['tender'],
    initiationType: 'tender',
    language: 'pt',
    parties: merged(parties),
    buyer: referenceTo(buyer),
    tender: tenderOf(row, details, entity, now),
    awards,
  });
  return identified(row.controle, release);
}

function tenderOf(row: Exported, details: Details, entity: Organization, now: string) {
  const { valor_estimado, orcamento_sigiloso: isSecret } = row;
  return {
    id: row.controle,
    title: [row.modalidade, row.num_licitacao].filter(Boolean).join(' '),
    description: [row.objeto, details.informacao].filter(Boolean).join('\n'),
    status: statusOf(row, now),
    procuringEntity: referenceTo(entity),
    value: inReais(isSecret ? null : valor_estimado),
    procurementMethod: methodOf(details.instrumento, row.modalidade),
    procurementMethodDetails: [row.modalidade, details.modo_disputa].filter(Boolean).join(', '),
    procurementMethodRationale: [details.amparo_legal, details.amparo_legal_descricao].filter(Boolean).join(': '),
    mainProcurementCategory: { Material: 'goods', Serviço: 'services' }[row.tipo_item],
    awardCriteria: criterionOf(details.lotes),
    tenderPeriod: { startDate: row.abertura, endDate: row.encerramento === NEVER ? null : row.encerramento },
    documents: details.documentos.filter(({ url }) => URL.canParse(url)).map(documentOf),
    lots: [...new Set(details.lotes.flatMap(({ grupo }) => grupo ?? []))].map((grupo) => ({ id: grupo, title: `Lote ${grupo}` })),
    items: details.lotes.map(itemOf),
  };
}

function itemOf({ numero, grupo, descricao, quantidade, unidade, valor_unitario }: Lote) {
  return {
    id: numero,
    description: descricao,
    quantity: quantidade,
    unit: { name: unidade, value: inReais(valor_unitario) },
    relatedLot: grupo,
  };
}

function documentOf({ sequencial, titulo, tipo, url, publicacao }: Documento) {
  return {
    id: sequencial,
    documentType: /edital|aviso/i.test(tipo) ? 'tenderNotice' : undefined,
    title: titulo,
    description: tipo,
    url,
    datePublished: publicacao,
  };
}

function statusOf(row: Exported, now: string): string {
  const statuses = {
    ...{ divulgada: 'planned', recebendo: 'active', julgamento: 'active', suspensa: 'active', encerrada: 'complete' },
    ...{ revogada: 'cancelled', anulada: 'cancelled', deserta: 'unsuccessful', fracassada: 'unsuccessful', homologada: 'complete' },
    retirada: 'withdrawn',
  } as const;
  return statuses[phaseOf(row, now)];
}

/** By PNCP's kinds of notices: a call is open, direct contracting is direct without and limited with a notice. */
function methodOf(instrumento: string, modalidade: string): string | undefined {
  if (/credenciamento|pr[eé]-qualifica|manifesta/i.test(modalidade)) return 'selective';
  if (/inexigibilidade/i.test(modalidade)) return 'direct';
  if (/dispensa/i.test(modalidade)) return /aviso/i.test(instrumento) ? 'limited' : 'direct';
  return modalidade === '' ? undefined : 'open';
}

/** If all items have the same kind of criterion. */
function criterionOf(lotes: readonly Lote[]): string | undefined {
  const kinds = new Set(lotes.map(({ criterio }) => awardCriterion(criterio)));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function awardCriterion(criterio: string): string | undefined {
  if (/t[ée]cnica e pre[çc]o/i.test(criterio)) return 'ratedCriteria';
  if (/menor pre[çc]o|maior desconto|maior lance/i.test(criterio)) return 'priceOnly';
  if (/retorno econ/i.test(criterio)) return 'costOnly';
  return /melhor t[ée]cnica|conte[úu]do art/i.test(criterio) ? 'qualityOnly' : undefined;
}

/** `{cnpj}-1-{sequencial}/{ano}` → `{cnpj}-{ano}-{sequencial}`; other sources' numbers stay, without signs that are special in addresses. */
function processOf(controle: string): string {
  const [, cnpj, sequencial, ano] = /^(.{14})-1-(\d{6})\/(\d{4})$/.exec(controle) ?? [];
  return cnpj ? `${cnpj}-${ano}-${sequencial}` : controle.replace(/[^\w.-]+/g, '-');
}

/** Each organisation once, with all its roles. */
function merged<Party extends { id: string; roles: string[] }>(parties: Party[]): Party[] {
  const byId = new Map<string, Party>();
  for (const party of parties) {
    const known = byId.get(party.id);
    byId.set(party.id, known ? { ...known, roles: [...new Set([...known.roles, ...party.roles])] } : party);
  }
  return [...byId.values()];
}

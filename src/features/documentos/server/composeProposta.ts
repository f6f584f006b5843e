// A proposal as plain parts, which both formats are written from.
import { bareNumber, masked } from '#brasil/documento.ts';
import { numeroPorExtenso, reaisPorExtenso } from '#brasil/porExtenso.ts';
import type { DadosDaEmpresa } from '#features/empresa/contract.ts';
import type { DadosDaProposta, ItemDaProposta } from '../entities.ts';
import { fillLines, type Placeholder } from '../placeholders.ts';
import { centavosOf, inReais, priceOf, productOf, quantityOf } from './amounts.ts';

/** `share`: of the table's width. */
export type Column = { title: string; share: number; align: 'start' | 'end' };
export type Document = {
  title: string;
  /** The company, above the title. */
  head: readonly string[];
  before: readonly string[];
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  total: { label: string; amount: string };
  /** The total in figures and words, below the table. */
  inWords: string;
  after: readonly string[];
  placeAndDate: string;
  /** Below the line to sign on. */
  signature: readonly string[];
  /** On every page, before its number. */
  foot: string;
};

/** All that a proposal says, in Portuguese. */
export function composeProposta(dados: DadosDaProposta): Document {
  const { empresa, itens, local, data, modelo } = dados;
  const total = itens.reduce((sum, item) => sum + totalOf(item), 0n);
  const values = valuesOf(dados, total);
  const hasLotes = itens.some(({ lote }) => lote !== '');
  // Services have no brand: without any, the column would be empty.
  const hasMarcas = itens.some((item) => marcaOf(item) !== '');
  const hasModelos = itens.some(({ modelo = '' }) => modelo !== '');
  const column = (title: string, share: number, align: Column['align'] = 'start'): Column => ({ title, share, align });
  return {
    title: 'PROPOSTA DE PREÇOS',
    head: headOf(empresa),
    before: fillLines(modelo.antes, values),
    columns: [
      ...(hasLotes ? [column('Lote', 6)] : []),
      ...[column('Item', 6), column('Descrição', (hasLotes ? 34 : 40) + (hasMarcas ? 0 : 12))],
      ...(hasMarcas ? [column(hasModelos ? 'Marca / Modelo' : 'Marca', 12)] : []),
      column('Unid.', 9),
      ...[column('Quant.', 9, 'end'), column('Valor unit.', 12, 'end'), column('Total', 13, 'end')],
    ],
    rows: itens.map((item) => [
      ...(hasLotes ? [item.lote] : []),
      ...[item.numero, item.descricao.trim(), ...(hasMarcas ? [marcaOf(item) || '—'] : [])],
      ...[item.unidade, quantityOf(item.quantidade)],
      ...[priceOf(item.valorUnitario), inReais(totalOf(item))],
    ]),
    total: { label: 'Valor total', amount: inReais(total) },
    inWords: `Valor total da proposta: ${inReais(total)} (${reaisPorExtenso(total)}).`,
    after: fillLines(modelo.depois, values),
    placeAndDate: `${local}, ${longDay(data)}.`,
    signature: [
      empresa.representanteNome,
      empresa.representanteCargo,
      empresa.representanteCpf && `CPF ${masked(bareNumber(empresa.representanteCpf))}`,
      empresa.razaoSocial,
      `CNPJ ${masked(bareNumber(empresa.cnpj))}`,
    ].filter(Boolean),
    foot: empresa.razaoSocial,
  };
}

/** «Aurora / X200» */
function marcaOf({ marca, modelo = '' }: ItemDaProposta): string {
  return [marca.trim(), modelo.trim()].filter(Boolean).join(' / ');
}

/** In centavos. */
export function totalOf({ quantidade, valorUnitario, total }: ItemDaProposta): bigint {
  return total === undefined ? productOf(quantidade, valorUnitario) : centavosOf(total);
}

function headOf(empresa: DadosDaEmpresa): string[] {
  const numbers = [`CNPJ ${masked(bareNumber(empresa.cnpj))}`, empresa.inscricaoEstadual && `IE ${empresa.inscricaoEstadual}`];
  const contacts = [empresa.telefone, empresa.email, empresa.site];
  return [empresa.razaoSocial, ...[numbers, [addressOf(empresa)], contacts].map((line) => line.filter(Boolean).join(' · '))].filter(
    Boolean,
  );
}

/** Rua dos Ipês, 120, Sala 4, Centro, Vale Verde/SP, CEP 13000-000 */
function addressOf({ logradouro, numero, complemento, bairro, municipio, uf, cep }: DadosDaEmpresa): string {
  const town = [municipio, uf].filter(Boolean).join('/');
  const code = cep && `CEP ${cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`;
  return [logradouro, numero, complemento, bairro, town, code].filter(Boolean).join(', ');
}

function valuesOf(
  { empresa, aviso, validadeDias, prazoEntrega, local, data }: DadosDaProposta,
  total: bigint,
): Record<Placeholder, string> {
  return {
    'empresa.razaoSocial': empresa.razaoSocial,
    'empresa.nomeFantasia': empresa.nomeFantasia,
    'empresa.cnpj': masked(bareNumber(empresa.cnpj)),
    'empresa.inscricaoEstadual': empresa.inscricaoEstadual,
    'empresa.inscricaoMunicipal': empresa.inscricaoMunicipal,
    'empresa.endereco': addressOf(empresa),
    'empresa.telefone': empresa.telefone,
    'empresa.email': empresa.email,
    'empresa.banco': empresa.banco,
    'empresa.agencia': empresa.agencia,
    'empresa.conta': empresa.conta,
    'empresa.pix': empresa.pix,
    'representante.nome': empresa.representanteNome,
    'representante.cpf': masked(bareNumber(empresa.representanteCpf)),
    'representante.cargo': empresa.representanteCargo,
    'aviso.orgao': aviso.orgao,
    'aviso.uasg': aviso.uasg,
    'aviso.modalidade': aviso.modalidade,
    'aviso.numero': aviso.numero,
    'aviso.processo': aviso.processo,
    'aviso.objeto': aviso.objeto.replace(/\s+/g, ' ').trim(),
    'aviso.sessao': aviso.sessao,
    'proposta.total': inReais(total),
    'proposta.totalPorExtenso': reaisPorExtenso(total),
    'proposta.validadeDias': String(validadeDias),
    'proposta.validadePorExtenso': numeroPorExtenso(validadeDias),
    'proposta.prazoEntrega': prazoEntrega,
    'proposta.local': local,
    'proposta.data': longDay(data),
  };
}

const months = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];

/** `2026-12-01` → «1º de dezembro de 2026» */
function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date === 1 ? '1º' : date} de ${months[month - 1]} de ${year}`;
}

// The values of the form: days and times of Brasília instead of instants, texts instead of numbers.

import { masked } from '#brasil/documento.ts';
import { ufs } from '#brasil/ufs.ts';
import { clockInBrasilia, momentInBrasilia } from '#kit/clock.ts';
import type { LicitacaoManual } from '../../manual.ts';

export const moments = ['publicacao', 'abertura', 'encerramento'] as const;
export type Moment = (typeof moments)[number];
type MomentValues = Record<Moment, string> & Record<`${Moment}Time`, string>;
export type ItemValues = {
  numero: number;
  descricao: string;
  quantidade: string | number;
  unidade: string;
  valor_unitario: string | number;
};

type Texts = 'objeto' | 'orgao' | 'orgao_cnpj' | 'municipio' | 'numero' | 'processo' | 'portal' | 'link' | 'observacao';
export type FormValues = Record<Texts, string> &
  MomentValues & { uf: string; modalidade: string; valor_estimado: string | number; itens: ItemValues[] };

const PREGAO_ELETRONICO = 6;
const timeOf = { publicacao: '08:00', abertura: '08:00', encerramento: '23:59' };

/** Those of a notice, or of a new one. */
export function initialOf(notice: LicitacaoManual | undefined, today: string): FormValues {
  const { objeto = '', orgao = '', orgao_cnpj = '', municipio = '', uf = '', numero = '', processo = '' } = notice ?? {};
  const { portal = '', link = '', observacao = '', modalidade = PREGAO_ELETRONICO } = notice ?? {};
  const at = (moment: Moment) => {
    const clock = notice?.[moment] ? clockInBrasilia(notice[moment]) : '';
    return { [moment]: clock.slice(0, 10), [`${moment}Time`]: clock.slice(11, 16) || timeOf[moment] };
  };
  return {
    ...{ objeto, orgao, orgao_cnpj: masked(orgao_cnpj), municipio, uf, numero, processo, portal, link, observacao },
    ...({ ...at('publicacao'), ...at('abertura'), ...at('encerramento'), ...(!notice && { publicacao: today }) } as MomentValues),
    ...{ modalidade: String(modalidade), valor_estimado: notice?.valor_estimado ?? '' },
    itens: (notice?.itens ?? []).map((item) => ({
      ...item,
      quantidade: item.quantidade ?? '',
      valor_unitario: item.valor_unitario ?? '',
    })),
  };
}

/** What the call takes. */
export function sentOf(values: FormValues): LicitacaoManual {
  const { objeto, orgao, orgao_cnpj, municipio, numero, processo, portal, link, observacao, itens } = values;
  const instant = (moment: Moment) => momentInBrasilia(`${values[moment]}T${values[`${moment}Time`]}:00.000`).toISOString();
  return {
    ...{ objeto, orgao, orgao_cnpj, municipio, numero, processo, portal, link, observacao },
    uf: ufs.find((uf) => uf === values.uf) ?? '',
    modalidade: Number(values.modalidade),
    valor_estimado: numberOf(values.valor_estimado),
    publicacao: instant('publicacao'),
    abertura: values.abertura === '' ? null : instant('abertura'),
    encerramento: values.encerramento === '' ? null : instant('encerramento'),
    itens: itens.map(({ quantidade, valor_unitario, ...item }) => ({
      ...item,
      quantidade: numberOf(quantidade),
      valor_unitario: numberOf(valor_unitario),
    })),
  };
}

function numberOf(typed: string | number): number | null {
  return typed === '' ? null : Number(typed);
}

// Labels of fields in the history, and how to format their values, which are stored as text.
import { useFormat } from '#kit/web/locale/format.ts';
import { type TextKey, useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

type Kind = 'text' | 'number' | 'day' | 'flag' | 'step' | 'list';

const fields: Record<string, { label: TextKey<'projetosDeLei'>; kind: Kind }> = {
  tipo: { label: 'field.tipo', kind: 'text' },
  numero: { label: 'field.numero', kind: 'text' },
  ano: { label: 'field.ano', kind: 'text' },
  ementa: { label: 'field.ementa', kind: 'text' },
  ementa_detalhada: { label: 'field.ementa_detalhada', kind: 'text' },
  apelido: { label: 'field.apelido', kind: 'text' },
  palavras_chave: { label: 'field.palavras_chave', kind: 'list' },
  apresentacao: { label: 'field.apresentacao', kind: 'day' },
  tramitando: { label: 'field.tramitando', kind: 'flag' },
  url_inteiro_teor: { label: 'field.url_inteiro_teor', kind: 'text' },
  situacao: { label: 'field.situacao', kind: 'text' },
  orgao: { label: 'field.orgao', kind: 'text' },
  regime: { label: 'field.regime', kind: 'text' },
  autores: { label: 'historico.autores', kind: 'number' },
  tramitacoes: { label: 'historico.tramitacoes', kind: 'number' },
  tramitacao: { label: 'historico.tramitacao', kind: 'step' },
};

/** A field's label and formatter; an unknown field keeps its own name. */
export function useChange(campo: string): { label: string; words: (value: string | null) => string } {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  const field = fields[campo];
  const day = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(noonOf(value)) : value);
  const show: Record<Kind, (value: string) => string> = {
    text: (value) => value,
    number: (value) => (Number.isFinite(Number(value)) ? format.number(Number(value)) : value),
    day,
    flag: (value) => (value === 'true' || value === '1' ? t('detail.yes') : t('detail.no')),
    // 2026-11-19 Parecer do Relator
    step: (value) => `${day(value.slice(0, 10))} ${value.slice(11)}`,
    list: (value) => value.split('\n').join(' · '),
  };
  return { label: field ? t(field.label) : campo, words: (value) => (value ? show[field?.kind ?? 'text'](value) : '') };
}

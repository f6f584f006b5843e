// Describes a change of a followed item by an import, in the user's language.
import { NEVER } from '#brasil/clock.ts';
import { cutText } from '#kit/cutText.ts';
import type { Format } from '#kit/web/locale/format.ts';
import type { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { ChangedField } from '../notifications.ts';

type Words = ReturnType<typeof useTexts<'board'>>;

/** Formats of fields. For long texts only the fact of a change is shown. */
const fields = {
  situacao: 'text',
  abertura: 'instant',
  encerramento: 'instant',
  publicacao: 'instant',
  valor_estimado: 'money',
  valor_homologado: 'money',
  modalidade: 'text',
  modo_disputa: 'text',
  num_licitacao: 'text',
  orgao: 'text',
  unidade: 'text',
  regime: 'text',
  excluida: 'flag',
  tem_resultado: 'flag',
  tramitando: 'flag',
  objeto: 'long',
  informacao: 'long',
  ementa: 'long',
  url_inteiro_teor: 'long',
} as const;
type Field = keyof typeof fields;

const longest = 80;

/** «Abertura: 28/05/2026, 14:00 → 02/06/2026, 14:00» */
export function describeChange(change: ChangedField, t: Words, format: Format): string {
  const { campo, antes, depois, parte, numero = '' } = change;
  if (parte) {
    const what = t(`told.part.${parte}`, { numero });
    if (campo !== '') return t('told.altered', { what });
    return t(antes === null ? 'told.come' : 'told.gone', { what });
  }
  if (campo === 'tramitacao' && depois) return t('told.step', { what: step(depois, format) });
  if (!isField(campo)) return t('told.altered', { what: t('told.other') });
  const what = t(`told.field.${campo}`);
  const kind = fields[campo];
  if (kind === 'long') return t('told.altered', { what });
  const [before, after] = [antes, depois].map((value) => (value === null || value === '' ? undefined : inWords(value, kind, t, format)));
  if (after === undefined) return t('told.emptied', { what });
  return before === undefined ? t('told.set', { what, after }) : t('told.changedTo', { what, before, after });
}

/** «19/11/2026, Recebimento»: a step begins with its day. */
function step(words: string, format: Format): string {
  const [, day, what = ''] = /^(\d{4}-\d{2}-\d{2})\s+(.+)/s.exec(words) ?? [];
  return day ? `${format.date(noonOf(day))}, ${cutText(what, longest)}` : cutText(words, longest);
}

function isField(campo: string): campo is Field {
  return Object.hasOwn(fields, campo);
}

function inWords(value: string, kind: (typeof fields)[Field], t: Words, format: Format): string {
  switch (kind) {
    case 'instant':
      if (value.startsWith(NEVER.slice(0, 4))) return t('told.noEnd');
      return Number.isNaN(Date.parse(value)) ? value : format.dateTime(value);
    case 'money':
      return Number.isFinite(Number(value)) ? format.money(Number(value)) : value;
    case 'flag':
      return value === 'true' ? t('told.yes') : value === 'false' ? t('told.no') : value;
    default:
      return cutText(value, longest);
  }
}

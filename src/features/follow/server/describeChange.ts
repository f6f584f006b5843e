// A change of a followed item in words, for mails.
import { NEVER, startOfDayInBrasilia } from '#kit/clock.ts';
import { cutText } from '#kit/cutText.ts';
import type { Language, LocalizedText } from '#kit/errors.ts';
import type { Formats } from '#kit/server/text/formats.ts';
import { changeKindOf } from '../changeKinds.ts';
import type { ChangeKind, FollowKind } from '../contract.ts';
import { followedFields } from '../followedFields.ts';
import type { ChangedField } from '../notifications.ts';

/** Null values: there was none, or it is not quoted. */
export type ToldChange = { kind: ChangeKind; what: string; before: string | null; after: string | null };

const longest = 120;
/** Kinds of fields whose values are not quoted. */
const unquoted: ReadonlySet<string> = new Set(['long', 'link', 'list', 'count']);

const parts: Record<NonNullable<ChangedField['parte']>, LocalizedText> = {
  lote: { pt: 'Item', en: 'Item', fr: 'Article', de: 'Position' },
  resultado: { pt: 'Resultado do item', en: 'Result of item', fr: 'Résultat de l’article', de: 'Ergebnis der Position' },
  documento: { pt: 'Documento', en: 'Document', fr: 'Document', de: 'Dokument' },
};
const other: LocalizedText = { pt: 'Outros dados', en: 'Other data', fr: 'Autres données', de: 'Andere Angaben' };
const step: LocalizedText = { pt: 'Novo andamento', en: 'New step', fr: 'Nouvelle étape', de: 'Neuer Schritt' };
const yes: LocalizedText = { pt: 'sim', en: 'yes', fr: 'oui', de: 'ja' };
const no: LocalizedText = { pt: 'não', en: 'no', fr: 'non', de: 'nein' };
const noEnd: LocalizedText = { pt: 'prazo indeterminado', en: 'no end', fr: 'sans échéance', de: 'unbefristet' };

export function describeChange(kind: FollowKind, change: ChangedField, language: Language, formats: Formats): ToldChange {
  const { campo, antes, depois, parte, numero = '' } = change;
  const told = (what: string, before: string | null, after: string | null) => ({ kind: changeKindOf(change), what, before, after });
  if (parte) {
    const what = `${parts[parte][language]} ${numero}`.trim();
    return campo === '' ? told(what, cut(antes), cut(depois)) : told(what, null, null);
  }
  const field = followedFields[kind].get(campo);
  if (field?.kind === 'step') return told(step[language], null, cut(depois));
  if (!field || field.shown.notification === null) return told(other[language], null, null);
  const what = (field.labels?.notification ?? field.label)[language];
  if (unquoted.has(field.kind)) return told(what, null, null);
  const inWords = (value: string | null) => (value ? cut(valueText(value, field.kind, language, formats)) : null);
  return told(what, inWords(antes), inWords(depois));
}

function valueText(value: string, kind: string, language: Language, formats: Formats): string {
  const figure = Number(value);
  switch (kind) {
    case 'money':
      return Number.isFinite(figure) ? formats.money(figure) : value;
    case 'number':
      return Number.isFinite(figure) ? formats.number(figure) : value;
    case 'instant':
      if (value.startsWith(NEVER.slice(0, 4))) return noEnd[language];
      return Number.isNaN(Date.parse(value)) ? value : formats.dateTime(value);
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formats.date(startOfDayInBrasilia(value)) : value;
    case 'flag':
      return (value === 'true' || value === '1' ? yes : no)[language];
    default:
      return value;
  }
}

function cut(value: string | null): string | null {
  return value === null || value.length <= longest ? value : `${cutText(value, longest - 1)}…`;
}

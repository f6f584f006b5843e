// Describes a change of a followed item by an import, in the user's language.
import { fieldText } from '#brasil/web/fieldText.ts';
import { cutText } from '#kit/cutText.ts';
import type { Format } from '#kit/web/locale/format.ts';
import type { useTexts } from '#kit/web/locale/i18n.ts';
import { currentLanguage } from '#kit/web/locale/language.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { changeKindOf } from '../changeKinds.ts';
import type { FollowKind } from '../contract.ts';
import { followedFields } from '../followedFields.ts';
import type { ChangedField } from '../notifications.ts';

type Words = ReturnType<typeof useTexts<'board'>>;

const longest = 80;
/** Kinds whose values are not quoted, and kinds that are not even named. */
const unquoted: ReadonlySet<string> = new Set(['long', 'link', 'list']);
const unnamed: ReadonlySet<string> = new Set(['count', 'step']);

/** «Abertura: 28/05/2026, 14:00 → 02/06/2026, 14:00» */
export function describeChange(kind: FollowKind, change: ChangedField, t: Words, format: Format): string {
  const { campo, antes, depois, parte, numero = '' } = change;
  const mattering = changeKindOf(change);
  if (mattering === 'suspensa') return t('told.suspended');
  if (mattering === 'revogada') return t('told.revoked');
  if (mattering === 'documento' && depois && campo === '') return t('told.newFile', { what: cutText(depois, longest) });
  if (parte) {
    const what = t(`told.part.${parte}`, { numero });
    if (campo !== '') return t('told.altered', { what });
    return t(antes === null ? 'told.come' : 'told.gone', { what });
  }
  const field = followedFields[kind].get(campo);
  if (field?.kind === 'step' && depois) return t('told.step', { what: step(depois, format) });
  if (!field || field.shown.notification === null || unnamed.has(field.kind)) return t('told.altered', { what: t('told.other') });
  const what = (field.labels?.notification ?? field.label)[currentLanguage()];
  if (unquoted.has(field.kind)) return t('told.altered', { what });
  const words = { yes: t('told.yes'), no: t('told.no'), noEnd: t('told.noEnd') };
  const [before, after] = [antes, depois].map((value) => value && cutText(fieldText(value, field.kind, format, words), longest));
  if (!after) return t('told.emptied', { what });
  return before ? t('told.changedTo', { what, before, after }) : t('told.set', { what, after });
}

/** «19/11/2026, Recebimento»: a step begins with its day. */
function step(words: string, format: Format): string {
  const [, day, what = ''] = /^(\d{4}-\d{2}-\d{2})\s+(.+)/s.exec(words) ?? [];
  return day ? `${format.date(noonOf(day))}, ${cutText(what, longest)}` : cutText(words, longest);
}

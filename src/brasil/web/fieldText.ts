// Words of a field's value, which histories and notifications store as text.
import { nomeDaModalidade, nomeDaSituacao } from '#brasil/nomesDasFontes.ts';
import { NEVER } from '#kit/clock.ts';
import type { Format } from '#kit/web/locale/format.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

/** Of flags, and of instants that never come. */
export type ValueWords = { yes: string; no: string; noEnd?: string };

/** A value as users read it, by its kind of field; one that is not of its kind as it is. */
export function fieldText(value: string, kind: string, format: Format, { yes, no, noEnd }: ValueWords): string {
  const figure = Number(value);
  switch (kind) {
    case 'money':
      return Number.isFinite(figure) ? format.money(figure) : value;
    case 'number':
    case 'count':
      return Number.isFinite(figure) ? format.number(figure) : value;
    case 'percent':
      return Number.isFinite(figure) ? format.percent(figure / 100) : value;
    case 'instant':
      if (noEnd && value.startsWith(NEVER.slice(0, 4))) return noEnd;
      return Number.isNaN(Date.parse(value)) ? value : format.dateTime(value);
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(noonOf(value)) : value;
    case 'flag':
      return value === 'true' || value === '1' ? yes : value === 'false' || value === '0' ? no : value;
    case 'modalidade':
      return nomeDaModalidade(value);
    case 'situacao':
      return nomeDaSituacao(value);
    case 'list':
      return value.split('\n').join(' · ');
    default:
      return value;
  }
}

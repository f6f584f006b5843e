// The details of an event as text: the log stores codes, which are translated.
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { AuditEvent, AuditKind } from '../contract.ts';
import { kindNames } from '../kindNames.ts';
import { usePersonName } from './usePersonName.ts';
import { subjectOf } from './useWords.ts';

export type Detail = { name: string; words: string };

/** In stored order. Unknown details, as of an older version, are shown as stored. */
export function useDetails(event: AuditEvent): Detail[] {
  const t = useTexts('audit');
  const codeName = useCodeName();
  const stored = event.details as Record<string, unknown>;
  const people: Record<string, string | undefined> = {
    about: usePersonName(idIn(stored.about)),
    actor: usePersonName(idIn(stored.actor)),
  };
  const inWords = (name: string, value: unknown): string => {
    if (value === null || value === '') return '—';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.map((one) => inWords(name, one)).join(', ');
    if (isChange(value)) return t('fromTo', { from: inWords(name, value.from), to: inWords(name, value.to) });
    if (typeof value === 'object' && value !== null) return JSON.stringify(value);
    return people[name] ?? codeName(name, String(value));
  };
  return withoutDuplicates(stored, subjectOf(event)).map(([name, value]) => ({
    name: t(`detail.${name as 'email'}`, { defaultValue: name }),
    words: inWords(name, value),
  }));
}

/** The name of a code for this key. */
function useCodeName(): (name: string, code: string) => string {
  const t = useTexts('audit');
  const format = useFormat();
  const language = useLanguage();
  return (name, code) => {
    const otherwise = { defaultValue: code };
    switch (name) {
      case 'role':
        return t(`role.${code as 'admin'}`, otherwise);
      case 'status':
        return t(`status.${code as 'active'}`, otherwise);
      case 'state':
        return t(`orderState.${code as 'recebido'}`, otherwise);
      case 'currentPlan':
        return t(`plan.${code as 'basic'}`, otherwise);
      case 'by':
        return t(`limit.${code as 'account'}`, otherwise);
      case 'requiredFor':
        return t(`requiredFor.${code as 'all'}`, otherwise);
      case 'fields':
        return t(`changed.${code as 'email'}`, otherwise);
      case 'subjectType':
        return t(`subject.${code as 'user'}`, otherwise);
      case 'kind':
        return kindNames[code as AuditKind]?.[language] ?? code;
      case 'from':
      case 'to':
      case 'vigencia':
      case 'vencimento':
      case 'emitida_em':
      case 'vence_em':
        return format.date(noonOf(code));
      case 'count':
        return format.number(Number(code));
      default:
        return code;
    }
  };
}

/** Leaves out the address already shown as the subject, and names of fields whose values are listed. */
function withoutDuplicates({ email, ...stored }: Record<string, unknown>, subject: string): [string, unknown][] {
  const { fields, ...rest } = email === undefined || email === subject ? stored : { email, ...stored };
  if (!Array.isArray(fields)) return Object.entries(rest);
  const others = fields.filter((field) => !isChange(rest[field]));
  return Object.entries(others.length > 0 ? { fields: others, ...rest } : rest);
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function idIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

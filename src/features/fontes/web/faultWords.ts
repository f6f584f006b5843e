import type { textsOf } from '#kit/web/locale/i18n.ts';
import { faultOf } from '../faultKind.ts';

/** What happened when the source was asked, in the user's language; empty if only the service's own words are known. */
export function faultWords(t: ReturnType<typeof textsOf<'fontes'>>, detalhe: string): string {
  const fault = faultOf(detalhe);
  return fault ? t(`falha.${fault.kind}`, { status: fault.status }) : '';
}

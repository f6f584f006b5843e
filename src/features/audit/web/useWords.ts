// Texts of an event.
import { type Device, deviceOf } from '#kit/web/device/device.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { AuditEvent } from '../contract.ts';

/** The subject's name, or the address given. */
export function subjectOf({ subject_name, details }: AuditEvent): string {
  const { email } = details as { email?: unknown };
  return subject_name || (typeof email === 'string' ? email : '');
}

/** «Removeu a licitação 90012/2026». */
export function useSentence(): (event: AuditEvent) => string {
  const t = useTexts('audit');
  return (event) => t(`sentence.${event.kind}`, { subject: subjectOf(event) || t('somebody') });
}

/** The actor: an account, the server, a command on its machine, or a visitor who was not signed in. */
export function useActorName(): (event: AuditEvent) => string {
  const t = useTexts('audit');
  return ({ actor_id, actor_name }) => {
    if (actor_id !== null) return actor_name;
    if (actor_name === 'command') return t('who.command');
    return actor_name ? t('who.system') : t('who.nobody');
  };
}

/** «Firefox no Windows»; empty if unknown. */
export function useDeviceName(): (userAgent: string) => string {
  const t = useTexts('audit');
  return (userAgent) => {
    const { browser, system, kind }: Device = deviceOf(userAgent);
    if (!system) return browser;
    if (!browser) return system;
    return t(kind !== 'computer' && system !== 'Android' ? 'device.on' : 'device.in', { browser, system });
  };
}

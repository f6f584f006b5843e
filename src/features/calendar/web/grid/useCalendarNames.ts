import { useTexts } from '#kit/web/locale/i18n.ts';
import type { CalendarName } from '../../contract.ts';

/** Names of calendars shown for the specification's values; that of DNS is configured. */
export function useCalendarNames(dnsLabel: string): (name: CalendarName) => string {
  const t = useTexts('calendar');
  return (name) => (name === 'DNS' ? dnsLabel : t(`name.${keys[name]}`));
}

const keys = {
  'Licitações Fechadas': 'fechadas',
  'Projeto de lei': 'projeto',
  'Licitações em Andamento': 'andamento',
  'Licitações Abertas': 'abertas',
} as const;

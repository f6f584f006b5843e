// The pages of the activity log.
import type { Page } from '#kit/page.ts';
import { auditAddresses } from './addresses.ts';

export const auditPages: readonly Page[] = [
  {
    id: 24,
    target: 'atividades',
    at: auditAddresses.auditLog,
    icon: 'activity',
    titles: { pt: 'Registro de atividades', en: 'Activity log', fr: 'Journal d’activité', de: 'Aktivitätsprotokoll' },
    also: 'auditoria segurança entradas histórico audit security sign-ins history sécurité connexions historique Prüfung Sicherheit Anmeldungen Verlauf',
    menu: { section: 'system', letter: 'r' },
  },
];

import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  label: 'Menu principal',
  newTab: 's’ouvre dans un nouvel onglet',
  pin: 'Garder le menu ouvert',
  collapse: 'Réduire le menu',
  close: 'Fermer le menu',
  count: {
    mails_one: '{{figure}} e-mail non lu',
    mails_many: '{{figure}} e-mails non lus',
    mails_other: '{{figure}} e-mails non lus',
    messages_one: '{{figure}} message non lu',
    messages_many: '{{figure}} messages non lus',
    messages_other: '{{figure}} messages non lus',
    tasks_one: '{{figure}} tâche en retard',
    tasks_many: '{{figure}} tâches en retard',
    tasks_other: '{{figure}} tâches en retard',
    runs_one: '{{figure}} importation en attente',
    runs_many: '{{figure}} importations en attente',
    runs_other: '{{figure}} importations en attente',
    notices_one: '{{figure}} appel d’offres',
    notices_many: '{{figure}} appels d’offres',
    notices_other: '{{figure}} appels d’offres',
    newNotices_one: '{{figure}} nouvel appel d’offres',
    newNotices_many: '{{figure}} nouveaux appels d’offres',
    newNotices_other: '{{figure}} nouveaux appels d’offres',
  },
} satisfies TextsIn<'fr', typeof source>;

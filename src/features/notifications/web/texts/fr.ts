import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  unread_zero: 'aucune non lue',
  unread_one: '{{figure}} non lue',
  unread_many: '{{figure}} non lues',
  unread_other: '{{figure}} non lues',
  button: 'Notifications, {{unread}}',
  isUnread: 'Non lue',
  markAll: 'Tout marquer comme lu',
  markRead: 'Marquer comme lue : {{sentence}}',
  markUnread: 'Marquer comme non lue : {{sentence}}',
  remove: 'Retirer : {{sentence}}',
  tip: { read: 'Marquer comme lue', unread: 'Marquer comme non lue' },
  empty: 'Aucune notification',
  emptyHint: 'Les nouveautés qui arrivent pendant que vous travaillez s’affichent ici.',
  news_one: 'Nouvelle notification : {{sentence}}',
  news_many: '{{figure}} nouvelles notifications',
  news_other: '{{figure}} nouvelles notifications',
  welcome: 'Bienvenue ! Consultez les appels d’offres ouverts aujourd’hui.',
  unknown: 'Cette version de la page ne peut pas afficher une nouvelle notification. Rechargez la page.',
  system: {
    label: 'Notifications du système',
    hint: 'Affichées dans ce navigateur quand cet onglet n’est pas visible.',
    denied: 'Le navigateur bloque les notifications. Autorisez-les pour ce site dans les paramètres du navigateur.',
  },
};

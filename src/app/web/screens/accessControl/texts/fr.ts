import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Contrôle d’accès',
  lead: 'Ce que le compte de {{name}} permet. Ce qu’il ne permet pas n’apparaît ni dans le menu ni sur les écrans.',
  everybody: 'Tous les comptes',
  readNotices: 'Consulter les appels d’offres',
  exportNotices: 'Filtrer, trier et exporter la liste',
  keepViews: 'Enregistrer la vue initiale de la liste, les favoris et l’apparence',
  administers: 'Administrateurs',
  import: 'Téléverser des fichiers et suivre les importations',
  remove: 'Supprimer des appels d’offres et restaurer ceux qui l’ont été',
  accounts: 'Modifier les coordonnées bancaires des organismes',
  records: 'Voir les enregistrements tels que la source les a fournis',
  rules: 'Autorisations',
  screens: 'Pages',
  mayOpen: 'Votre compte peut ouvrir cette page',
  mayNotOpen: 'Votre compte ne peut pas ouvrir cette page',
  note: 'Le serveur vérifie ces règles à chaque appel.',
  action: { read: 'Accès :', manage: 'Tous les droits :' },
  subject: {
    acl: 'cette page',
    auth: 'les pages de connexion',
    standard: 'les pages communes',
    dnsUpload: 'le téléversement de fichiers et l’administration',
    analytics: 'les analyses',
    all: 'tout ce que contient le système',
  },
} satisfies TextsIn<'fr', typeof source>;

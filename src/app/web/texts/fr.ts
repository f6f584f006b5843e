import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  menu: {
    label: 'Menu principal',
    tracking: 'Suivi',
    system: 'Système',
    licitacoes: "Appels d'offres",
    byStatus: 'Par situation',
    aberta: 'Ouverts',
    andamento: 'En cours',
    fechada: 'Clos',
    importar: 'Envoyer un fichier',
    accessControl: "Contrôle d'accès",
    gallery: 'Galerie de composants',
    api: "Documentation de l'API",
    newTab: 'ouvre un autre onglet',
    pin: 'Garder le menu ouvert',
    collapse: 'Réduire le menu',
  },
  count: {
    open_one: '{{figure}} avis ouvert',
    open_many: "{{figure}} d'avis ouverts",
    open_other: '{{figure}} avis ouverts',
    runs_one: '{{figure}} import en suspens',
    runs_many: "{{figure}} d'imports en suspens",
    runs_other: '{{figure}} imports en suspens',
    notices_one: '{{figure}} avis',
    notices_many: "{{figure}} d'avis",
    notices_other: '{{figure}} avis',
  },
  bar: {
    skip: 'Aller au contenu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    language: 'Langue',
    account: 'Compte',
    signOut: 'Se déconnecter',
  },
  skin: { light: "Passer à l'apparence claire", dark: "Passer à l'apparence sombre" },
  frame: {
    scrollTop: 'Retour en haut',
    customize: "Personnaliser l'apparence",
    licence: 'Logiciel libre, licence MIT',
    keys: 'Raccourcis clavier',
    api: 'API',
  },
  error: { title: 'Cette page n’existe pas', hint: 'L’adresse a peut-être changé, ou n’a jamais existé.', home: 'Aller à l’accueil' },
  notAuthorized: {
    title: 'Votre compte ne donne pas accès à cette page',
    hint: 'Si vous en avez besoin, parlez à la personne qui administre le système.',
  },
} satisfies TextsIn<'fr', typeof source>;

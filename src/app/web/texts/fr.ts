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
    open_one: "{{figure}} appel d'offres ouvert",
    open_many: "{{figure}} d'appels d'offres ouverts",
    open_other: "{{figure}} appels d'offres ouverts",
    runs_one: '{{figure}} import en suspens',
    runs_many: "{{figure}} d'imports en suspens",
    runs_other: '{{figure}} imports en suspens',
    notices_one: "{{figure}} appel d'offres",
    notices_many: "{{figure}} d'appels d'offres",
    notices_other: "{{figure}} appels d'offres",
  },
  bar: {
    skip: 'Aller au contenu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    language: 'Langue',
    appearance: 'Apparence…',
    account: 'Compte',
    signOut: 'Se déconnecter',
  },
  skin: { light: "Passer à l'apparence claire", dark: "Passer à l'apparence sombre" },
  frame: {
    scrollTop: 'Retour en haut',
    licence: 'Logiciel libre, licence MIT',
    api: 'API',
  },
  error: { title: 'Cette page n’existe pas', hint: 'L’adresse a peut-être changé, ou n’a jamais existé.', home: 'Aller à l’accueil' },
  notAuthorized: {
    title: 'Votre compte ne donne pas accès à cette page',
    hint: 'Si vous en avez besoin, parlez à la personne qui administre le système.',
  },
} satisfies TextsIn<'fr', typeof source>;

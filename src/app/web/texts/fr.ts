import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  menu: { label: 'Menu principal', licitacoes: "Appels d'offres", importar: 'Envoyer un fichier' },
  bar: {
    skip: 'Aller au contenu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    language: 'Langue',
    skin: 'Apparence',
    account: 'Compte',
    signOut: 'Se déconnecter',
  },
  skin: { light: 'Claire', dark: 'Sombre', system: 'Comme le système' },
  error: { title: 'Cette page n’existe pas', hint: 'L’adresse a peut-être changé, ou n’a jamais existé.', home: 'Aller à l’accueil' },
  notAuthorized: {
    title: 'Votre compte ne donne pas accès à cette page',
    hint: 'Si vous en avez besoin, parlez à la personne qui administre le système.',
  },
} satisfies TextsIn<'fr', typeof source>;

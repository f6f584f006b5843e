import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  bar: {
    skip: 'Aller au contenu',
    openMenu: 'Ouvrir le menu',
    language: 'Langue',
    profile: 'Profil',
    inbox: 'Boîte de réception',
    settings: 'Paramètres',
    appearance: 'Apparence…',
    account: 'Compte',
    signOut: 'Se déconnecter',
  },
  skin: { light: 'Passer à l’apparence claire', dark: 'Passer à l’apparence sombre' },
  keys: {
    everywhere: 'Sur toutes les pages',
    goTo: 'Aller à',
    search: 'Rechercher partout',
    help: 'Afficher les raccourcis',
  },
  frame: {
    scrollTop: 'Retour en haut',
    licence: 'Logiciel libre, licence MIT',
    api: 'Documentation de l’API',
  },
} satisfies TextsIn<'fr', typeof source>;

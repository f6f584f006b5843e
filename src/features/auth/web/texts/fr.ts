import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  login: {
    title: 'Se connecter',
    lead: 'Suivez les marchés publics de tout le Brésil.',
    email: 'E-mail',
    password: 'Mot de passe',
    remember: 'Rester connecté',
    forgot: 'Mot de passe oublié',
    submit: 'Se connecter',
    emailMissing: 'Saisissez votre adresse e-mail.',
    passwordMissing: 'Saisissez votre mot de passe.',
    wrong: 'E-mail ou mot de passe incorrect.',
    unexpected: 'Un problème est survenu. Réessayez.',
    welcome: 'Heureux de vous revoir, {{name}}',
    chosen: 'Mot de passe enregistré. Vous pouvez vous connecter.',
    noAccount: 'Pas encore de compte ?',
    register: 'Créer un compte',
    noRegistration: 'Pas de compte ? Adressez-vous à un administrateur.',
    demo: 'Ou essayez avec un compte de démonstration',
    demoAs: { admin: 'Se connecter comme administrateur', client: 'Se connecter comme client' },
  },
  tooMany_one: 'Trop de tentatives. Réessayez dans {{count}} minute.',
  tooMany_many: 'Trop de tentatives. Réessayez dans {{count}} minutes.',
  tooMany_other: 'Trop de tentatives. Réessayez dans {{count}} minutes.',
  noticeToAdmins: 'Avis aux administrateurs',
  openToAll: {
    title: 'L’inscription est ouverte à tous.',
    hint: 'Quiconque trouve cette adresse peut créer un compte qui a tous les droits. Si ce n’est pas souhaité, définissez REGISTRATION=invite et redémarrez le serveur.',
  },
  sessionEnded: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  role: { admin: 'Administrateur', client: 'Client' },
} satisfies TextsIn<'fr', typeof source>;

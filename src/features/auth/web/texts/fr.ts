import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  login: {
    title: 'Se connecter',
    lead: 'Suivez les marchés publics de tout le Brésil.',
    email: 'E-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    submit: 'Se connecter',
    emailMissing: 'Indiquez votre e-mail.',
    passwordMissing: 'Indiquez votre mot de passe.',
    wrong: 'E-mail ou mot de passe incorrect.',
    unexpected: 'Un problème est survenu. Réessayez.',
    welcome: 'Bon retour, {{name}}',
    demo: 'Ou essayez avec un compte de démonstration',
    demoAs: { admin: 'Se connecter comme administrateur', client: 'Se connecter comme client' },
  },
  role: { admin: 'Administrateur', client: 'Client' },
} satisfies TextsIn<'fr', typeof source>;

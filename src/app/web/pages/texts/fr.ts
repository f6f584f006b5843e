import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  error: {
    title: 'Cette page n’existe pas',
    hint: 'L’adresse a peut-être changé, ou n’a jamais existé. Vérifiez qu’elle ne contient pas de faute de frappe.',
    home: 'Aller à l’accueil',
    back: 'Retour',
    search: 'Rechercher dans les appels d’offres',
    find: 'Rechercher',
  },
  notAuthorized: {
    title: 'Votre compte ne donne pas accès à cette page',
    hint: 'Vous êtes connecté en tant que {{email}}. Si vous avez besoin de cette page, adressez-vous à un administrateur ou connectez-vous avec un autre compte.',
    changeAccount: 'Se connecter avec un autre compte',
    person: 'Voir le profil',
    signedOut: 'Cette page nécessite un compte',
    signedOutHint: 'Connectez-vous avec un compte qui y a accès.',
    signIn: 'Se connecter',
  },
  comingSoon: {
    title: 'Bientôt',
    hint: 'Les nouveautés de la prochaine version seront annoncées ici. Ce qui est déjà disponible se trouve dans le menu.',
  },
  maintenance: {
    title: 'En maintenance',
    hint: 'Cette page s’affiche automatiquement quand le serveur ne répond pas.',
    overlayHint: 'Le serveur ne répond pas pour le moment. Votre saisie est conservée ; la page réapparaîtra dès qu’il répondra.',
    next_one: 'Nouvel essai dans {{count}} seconde',
    next_many: 'Nouvel essai dans {{count}} secondes',
    next_other: 'Nouvel essai dans {{count}} secondes',
    asking: 'Vérification du serveur…',
    ready: 'Le serveur répond de nouveau.',
    tryNow: 'Réessayer maintenant',
  },
  notifyMe: {
    label: 'Votre adresse e-mail',
    send: 'Me prévenir',
    invalid: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
    done: 'Vous serez prévenu à l’adresse {{email}}.',
    unanswered: 'Votre adresse n’a pas été enregistrée, car le serveur n’a pas répondu. Réessayez dans un instant.',
    about: {
      release: 'Souhaitez-vous savoir quand une nouvelle version sera disponible ? Vous recevrez un seul e-mail.',
      maintenance:
        'Souhaitez-vous savoir quand le système sera de retour ? Vous recevrez un seul e-mail dès qu’il sera disponible après plus de {{minutes}} minutes d’interruption.',
    },
  },
} satisfies TextsIn<'fr', typeof source>;

import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  title: 'Paramètres du compte',
  tabs: 'Paramètres',
  tab: {
    general: 'Général',
    security: 'Sécurité',
    info: 'Informations',
    social: 'Réseaux sociaux',
    notifications: 'Notifications',
    usage: 'Stockage',
  },
  picture: {
    lead: 'Elle s’affiche à côté de votre nom partout où les autres le voient.',
    saved: 'Image enregistrée.',
    removed: 'Image supprimée.',
  },
  general: {
    title: 'Identité',
    lead: 'Votre nom et l’adresse e-mail avec laquelle vous vous connectez.',
    fullName: 'Nom complet',
    username: 'Nom d’utilisateur',
    emailFixed: 'Les comptes de démonstration sont partagés : leur adresse ne peut pas être modifiée.',
    currentPassword: 'Mot de passe actuel',
    whyPassword: 'Pour changer d’adresse, confirmez votre identité.',
    nameMissing: 'Saisissez votre nom.',
    usernameWrong: 'De 2 à 40 lettres, chiffres, points, traits d’union ou tirets bas, sans espaces.',
    emailWrong: 'Saisissez une adresse comme nom@exemple.fr.',
    passwordMissing: 'Saisissez votre mot de passe actuel pour changer d’adresse.',
  },
  info: {
    title: 'À propos de vous',
    lead: 'Rien n’est obligatoire ici. Votre présentation et votre site figurent sur votre profil.',
    bio: 'Présentation',
    letters: '{{used}} caractères sur {{most}}',
    dob: 'Date de naissance',
  },
  social: {
    title: 'Vos pages',
    lead: 'Collez l’adresse de chaque page. Le plus souvent, @nom suffit : l’adresse complète est formée à l’enregistrement.',
  },
  connections: {
    title: 'Comptes connectés',
    lead: 'Les autres services liés à ce compte.',
    end: 'Déconnecter {{place}}',
  },
  notification: {
    all: 'Notifications',
    allLead: 'Ce qu’affiche la cloche en haut de la page.',
    atOnce: 'Chaque choix de cette page est enregistré immédiatement.',
    isNotificationsOn: 'Recevoir des notifications',
    activity: 'Activité',
    activityLead: 'Ce que font les autres et qui vous concerne.',
    commentOnArticle: 'Quelqu’un a commenté un de mes textes',
    followMe: 'Quelqu’un m’a envoyé une demande d’amitié',
  },
};

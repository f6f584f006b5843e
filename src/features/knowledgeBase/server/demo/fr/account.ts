import type { DemoTexts } from '../kinds.ts';

export const account: DemoTexts = {
  title: 'Compte et sécurité',
  description: 'Mot de passe, validation en deux étapes, droits et journal de ce qui a été fait.',
  lists: {
    own: 'Votre compte',
    permissions: 'Droits',
    log: 'Journal',
  },
  articles: {
    'verificacao-em-duas-etapas': [
      'Comment activer la validation en deux étapes ?',
      `
Avec elle, le mot de passe seul ne suffit plus pour se connecter : il faut aussi un code que votre téléphone génère et qui change toutes les trente secondes.

1. Ouvrez les **Paramètres du compte**, à la rubrique sécurité.
2. Confirmez votre mot de passe et scannez le code avec une application d’authentification.
3. Saisissez le code affiché par l’application.
4. Conservez les **codes de secours** ailleurs que dans le téléphone.

Chaque code de secours sert une fois. Si vous changez d’appareil, désactivez d’abord la validation ou connectez-vous avec l’un d’eux. Sans téléphone ni codes, demandez à un administrateur de retirer la seconde étape de votre compte ; cela figure dans le journal d’activité.`,
    ],
    'aparencia-e-atalhos': [
      'Comment changer l’apparence et utiliser les raccourcis clavier ?',
      `
Dans le menu de votre compte, **Apparence** réunit les choix : clair, sombre ou comme le système, largeur, position du menu, sens de lecture. Ils sont conservés dans ce navigateur.

## Raccourcis

Appuyez sur **?** sur n’importe quel écran pour voir ceux qui y sont valables. Certains le sont toujours :

- **Ctrl+K** (⌘K sur Mac) ouvre la recherche globale, qui exécute aussi des commandes ;
- **/** mène à la recherche de la liste ;
- **J** et **K** descendent et montent dans les lignes, **Entrée** ouvre ;
- **Z** annule tant que le message le propose.

Si vous dictez vos textes ou si des lettres agissent par accident, désactivez les raccourcis d’une seule lettre dans la même fenêtre. Les flèches, Début, Fin et Entrée restent actifs.`,
    ],
    'quem-pode-o-que': [
      'Qui peut faire quoi ?',
      `
Il y a, en résumé, deux types de compte.

**Tous ceux qui se connectent** lisent les appels d’offres, les projets de loi et les pages d’aide et modifient ce qui leur appartient : messagerie, discussions, tâches, commandes, favoris, paramètres et ce qu’ils suivent.

**Les administrateurs** gèrent aussi les utilisateurs, téléversent des fichiers, suppriment des appels d’offres, modifient la boutique, le blog et cette base de connaissances, et consultent le journal d’activité.

Le serveur décide à chaque requête ; masquer un bouton n’est jamais la seule barrière. Ce qui appartient à autrui répond comme s’il n’existait pas.

Le menu ne montre que ce à quoi votre compte a accès. Si un collègue vous envoie une adresse que vous ne pouvez pas ouvrir, l’écran dit avec quel compte vous êtes connecté et à qui demander l’accès.`,
    ],
    'registro-de-atividades': [
      'Que contient le journal d’activité ?',
      `
Le journal conserve ce qui touche à la sécurité et à l’administration : connexions et tentatives refusées, mots de passe changés, comptes créés ou désactivés, appels d’offres supprimés et rétablis, importations, et modifications de pages comme celle-ci. Chaque ligne dit qui, quoi, quand et depuis quelle adresse.

Il ne fait que croître : personne ne modifie ni n’efface une ligne, et les anciennes ne partent qu’au terme de la durée de conservation de l’installation. L’export du journal est lui aussi consigné.

Seuls les administrateurs le consultent, dans **Journal d’activité**. Les filtres figurent dans l’adresse, si bien qu’une consultation peut être envoyée à un autre administrateur. Le contenu des e-mails et des discussions n’y entre jamais.`,
    ],
  },
};

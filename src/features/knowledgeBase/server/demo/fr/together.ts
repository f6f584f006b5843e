import type { DemoTexts } from '../kinds.ts';

export const together: DemoTexts = {
  title: 'Travail en équipe',
  description: 'Tâches, messagerie, discussions et calendrier partagés par l’équipe.',
  lists: {
    tasks: 'Tâches',
    mail: 'Messagerie et discussions',
    events: 'Calendrier',
  },
  articles: {
    'dar-uma-tarefa': [
      'Comment confier une tâche à un collègue ?',
      `
Dans **Tâches**, créez-en une nouvelle, écrivez ce qu’il y a à faire et choisissez le responsable. Il reçoit une notification et voit la tâche dans sa liste. Une personne qui n’a pas encore de compte peut être indiquée par son nom.

## La lier à un appel d’offres

La page d’un appel d’offres ou d’un projet de loi comporte un encadré de tâches : ce qui y est créé est lié d’emblée. La tâche mène à l’appel d’offres en un clic, et la page de l’appel d’offres montre ce qui reste à faire.

## Échéances

Une tâche datée figure aussi dans le calendrier. En retard, elle compte dans le nombre affiché à côté du menu. Le responsable peut la rendre : elle revient à la personne qui l’a créée, qui décide de la suite.`,
    ],
    'ordem-das-tarefas': [
      'Comment mettre les tâches dans mon ordre ?',
      `
Chacun a son ordre ; celui des collègues ne change pas. Saisissez la poignée à gauche d’une tâche et faites-la glisser. Au clavier : placez le focus sur la poignée, appuyez sur **espace**, déplacez avec les **flèches** et appuyez de nouveau sur espace ; **Échap** annule.

L’ordre personnalisé vaut dans la vue par défaut. Si vous avez trié par titre, responsable ou date, revenez à l’ordre personnalisé pour faire glisser.

Pour modifier plusieurs tâches à la fois, sélectionnez-les : la barre qui apparaît les termine, les marque comme importantes ou les supprime toutes. Tout ce qu’elle fait peut être annulé par le message qui suit, ou avec la touche Z tant que le message est à l’écran.`,
    ],
    'email-ou-conversa': [
      'Quand utiliser la messagerie, et quand la discussion ?',
      `
Les deux restent dans Certame et servent à des choses différentes.

Utilisez la **messagerie** pour ce qui demande un objet, des pièces jointes, plusieurs destinataires ou une réponse que quelqu’un cherchera dans plusieurs mois. Les messages peuvent être programmés, étiquetés et retrouvés par leur texte. Si l’installation dispose d’un serveur de messagerie, ils parviennent aussi à l’extérieur.

Utilisez les **discussions** pour les questions brèves entre deux personnes. Vous voyez quand un message a été lu et quand l’autre est en train d’écrire.

Dans les deux, écrivez le numéro d’un appel d’offres pour que votre collègue le retrouve par la recherche. Les décisions qui relèvent du dossier doivent y figurer : ni l’une ni l’autre ne remplace le dossier officiel.`,
    ],
    'desfazer-um-envio': [
      'J’ai envoyé un e-mail par erreur. Puis-je l’annuler ?',
      `
Pendant quelques secondes après l’envoi, le message à l’écran propose **Annuler** : l’e-mail redevient un brouillon, avec ses destinataires et ses pièces jointes. Passé ce délai, il est dans les boîtes de vos collègues et ne peut plus être rappelé.

## Brouillons

Tout ce que vous écrivez est enregistré au fil de la frappe. Si le navigateur se ferme, le texte se trouve dans **Brouillons**. Ouvert dans deux fenêtres, un brouillon signale que l’autre l’a modifié, pour qu’aucune n’efface ce que l’autre a écrit.

## Programmer

Au lieu d’envoyer, choisissez **Programmer** et une heure. D’ici là, le message est un brouillon en attente, et l’envoi peut être annulé.`,
    ],
    'eventos-e-datas': [
      'Que trouve-t-on dans le calendrier ?',
      `
Deux choses s’y rejoignent. Les **événements** sont les vôtres : réunions, visites techniques, rappels, avec des invités si vous le souhaitez. Les **dates** viennent d’ailleurs et ne se modifient pas dans le calendrier : séances et délais des appels d’offres que vous suivez, étapes des projets de loi, tâches à échéance et autres échéances.

Les cases sur le côté affichent ou masquent chaque catégorie. Un appel d’offres change de catégorie de lui-même quand son statut change.

## Invitations

La personne que vous invitez à un événement reçoit une notification et répond si elle vient. L’invitation et la réponse restent avec l’événement.

Cliquez sur une date pour ouvrir l’appel d’offres ou la tâche correspondante : c’est là que se trouve l’information complète.`,
    ],
  },
};

import type { DemoTexts } from '../kinds.ts';

export const deadlines: DemoTexts = {
  title: 'Délais',
  description: 'Contestations, offres, recours : quand les délais courent et comment on les compte.',
  lists: {
    before: 'Avant la séance',
    after: 'Après la séance',
    calendar: 'Dans le calendrier',
  },
  articles: {
    'prazo-para-impugnacao': [
      'Quel est le délai pour contester un avis ?',
      `
Toute personne peut contester l’avis ou demander des précisions jusqu’à **trois jours ouvrés avant** la date d’ouverture (loi 14.133/2021, art. 164). Il n’est pas nécessaire d’être fournisseur.

La réponse paraît sur le site officiel dans les trois jours ouvrés, au plus tard le dernier jour ouvré avant l’ouverture.

## Comment Certame compte

Le jour de la séance n’est pas compté. Si elle a lieu un jeudi sans jour férié proche, le dernier jour est le lundi. Les samedis, dimanches et jours fériés nationaux sont sautés ; le programme ne connaît ni les jours fériés des États et des communes, ni les jours chômés facultatifs comme le Carnaval. **L’avis fait foi** : vérifiez-le toujours.

La date figure sur la page de l’appel d’offres et, si vous le suivez, dans le calendrier.`,
    ],
    'prazo-minimo-para-propostas': [
      'Combien de temps s’écoule entre l’avis et les offres ?',
      `
L’art. 55 de la loi 14.133/2021 fixe des délais minimaux en jours ouvrés, comptés à partir de la publication de l’avis. Les plus courants :

| Objet | Critère | Jours ouvrés |
| Biens | Prix le plus bas ou remise la plus élevée | 8 |
| Biens | Autres critères | 15 |
| Services courants, travaux et services courants d’ingénierie | Prix le plus bas ou remise la plus élevée | 10 |
| Services spéciaux, travaux et services spéciaux d’ingénierie | Prix le plus bas ou remise la plus élevée | 25 |
| Tous | Technique et prix, meilleure technique ou contenu artistique | 35 |
| Conception-réalisation intégrée | Tous | 60 |
| Vente aux enchères | Enchère la plus élevée | 15 |

Si l’avis est modifié d’une façon qui touche aux offres, il est republié et le délai recommence. D’où l’intérêt de suivre l’appel d’offres : un changement de dates vous avertit, et les dates suivies se trouvent dans le [calendrier](/apps/calendar).`,
    ],
    'prazo-para-recurso': [
      'Comment fonctionne le délai de recours ?',
      `
L’évaluation des offres et la décision sur la capacité des candidats peuvent faire l’objet d’un recours dans les **trois jours ouvrés**, à compter de la notification ou de la rédaction du procès-verbal (loi 14.133/2021, art. 165).

## Se déclarer sur-le-champ

L’intention de former un recours doit être déclarée **immédiatement**, sous peine de forclusion. Les motifs suivent dans le délai. Sur les plateformes électroniques, la fenêtre est courte : restez jusqu’à la fin de la séance.

## Observations en réponse

Les autres candidats disposent du même délai, à compter de la notification personnelle ou de l’annonce du recours.

Le recours a un effet suspensif jusqu’à la décision finale. Certame ne connaît pas ces dates, car les sources ne les publient pas dans un champ à part : créez un événement dans le calendrier ou une tâche liée à l’appel d’offres.`,
    ],
    'assinar-o-calendario': [
      'Comment s’abonner aux échéances sur son téléphone ou dans Outlook ?',
      `
Certame propose une adresse d’abonnement avec vos événements et les dates de ce que vous suivez. Un autre programme la consulte de temps à autre ; rien n’a besoin d’être renvoyé.

1. Ouvrez le **Calendrier** et cherchez l’abonnement.
2. Créez l’adresse et choisissez ce qu’elle contient.
3. Copiez-la et collez-la dans votre programme, comme **calendrier par URL** ou **abonnement à un calendrier**.

## Traitez-la comme un mot de passe

Quiconque connaît l’adresse lit les dates sans se connecter. Si elle tombe en de mauvaises mains, créez-en une autre : l’ancienne cesse aussitôt de répondre.

Chaque programme décide de la fréquence de ses consultations. Google Agenda peut mettre des heures ; pour une échéance de demain, regardez dans Certame.`,
    ],
    'horario-de-brasilia': [
      'Dans quel fuseau horaire sont les dates ?',
      `
Toutes les dates et heures de Certame sont à l’**heure de Brasília**, même si votre ordinateur est dans un autre fuseau. C’est l’heure qu’emploient les avis et que publient les sources sans le préciser.

Quelqu’un qui se trouve dans l’Acre, par exemple, lit 9 h à l’écran pour une séance qui commence à 7 h à l’heure locale. Pour l’abonnement au calendrier, c’est différent : les événements portent leur fuseau, et votre programme les convertit à l’heure de l’endroit où vous êtes.

Un appel d’offres sans heure de clôture, venu d’un tableau où ne figure que le jour, court jusqu’à la fin de ce jour, à 23 h 59.

Si une date semble décalée de trois heures, vérifiez d’où vient le fichier : le PNCP publie l’heure de Brasília, et un système intermédiaire a pu la convertir en temps universel.`,
    ],
  },
};

import type { DemoTexts } from '../kinds.ts';

export const searching: DemoTexts = {
  title: 'Rechercher et suivre',
  description: 'Trouver ce qui compte, lire les statuts et savoir quand quelque chose change.',
  lists: {
    search: 'Recherche et filtres',
    statuses: 'Lire les statuts',
    following: 'Suivre',
  },
  articles: {
    'escrever-uma-busca': [
      'Comment bien rechercher ?',
      `
La recherche porte sur l’objet, l’organisme, la commune et les numéros. Les accents, les majuscules et le pluriel n’importent pas : **aquisicao** trouve « aquisições ».

- **Plusieurs mots** : tous doivent figurer, dans n’importe quel ordre. Les petits mots comme de, em ou para ne comptent pas.
- **Guillemets** : les mots se suivent, comme dans "material de expediente".
- **Tiret devant** : exclut, comme dans limpeza -hospitalar.
- **ou** : accepte l’un ou l’autre, comme dans notebook ou computador.
- **Astérisque** : complète la fin, comme dans pavimenta*. Pendant la saisie, le dernier mot est complété ainsi ; après Entrée, c’est un mot entier.

Les synonymes du métier valent déjà l’un pour l’autre : merenda et alimentação escolar, uniforme et fardamento, SRP et registro de preços.

Saisissez un numéro comme 90006/2026 pour aller droit à l’appel d’offres. Votre recherche se trouve dans l’adresse de la page : copiez-la pour envoyer la même liste à un collègue.`,
    ],
    'visao-inicial-da-lista': [
      'La liste peut-elle toujours s’ouvrir avec mes filtres ?',
      `
Oui. Réglez la liste des appels d’offres comme vous voulez la voir : statut, État, procédure, montant, ordre. Choisissez ensuite **Ouvrir la liste avec ces filtres** dans le menu d’affichage. Dès lors, l’entrée du menu mène à cette vue. Pour y renoncer, choisissez **Ouvrir la liste sans filtre**.

La vue initiale est liée à votre compte et vaut sur tout ordinateur où vous vous connectez.

## Plusieurs vues

L’adresse de la page contient la recherche, les filtres et l’ordre. Enregistrez dans les favoris du navigateur autant d’adresses que vous avez de sujets, ou marquez de l’étoile de la barre les pages que vous utilisez le plus. Une adresse que vous envoyez s’ouvre de la même façon pour qui la reçoit, car rien n’y dépend de celui qui l’a créée.`,
    ],
    'ler-os-status': [
      'Que signifient ouvert, en cours et clos ?',
      `
Certame calcule le statut à chaque consultation, d’après les dates et ce que l’on sait du résultat. Rien ne reste bloqué parce que la source a oublié de se mettre à jour.

- **Ouvert** : le délai de remise des offres n’est pas encore écoulé.
- **En cours** : le délai est écoulé, ou il n’y en a jamais eu, et l’issue n’est pas connue.
- **Clos** : il y a un résultat ; l’appel d’offres a été déclaré sans suite ou annulé ; aucun article n’a trouvé d’attributaire ; ou plus d’un an s’est écoulé depuis la date de référence.

## Statut à la source

La page de chaque appel d’offres montre aussi le **statut à la source**. Presque tous restent « Divulgada » (publié) pour toujours ; il ne dit donc pas ce qui est encore ouvert. **Suspendu** s’affiche comme une étiquette à côté du statut, qui continue de suivre les dates.`,
    ],
    'valor-sigiloso-ou-nao-informado': [
      'Pourquoi le montant estimé n’apparaît-il pas ?',
      `
Il y a deux raisons, et l’écran les distingue.

**Confidentiel** : l’organisme a fait usage de l’art. 24 de la loi 14.133/2021, qui permet de garder le budget confidentiel avec une justification ; dans les organismes fédéraux, il devient public après l’évaluation (IN Seges 73/2022). La confidentialité ne vaut pas pour les organes de contrôle, et elle est exclue quand le critère est la remise la plus élevée, car une remise a besoin d’une référence.

**Non indiqué** : la source a donné zéro ou rien. Un zéro n’est presque jamais un vrai montant, et Certame préfère dire qu’il ne sait pas plutôt que d’ajouter des zéros aux totaux.

Quand le résultat est publié, le **montant attribué** apparaît : c’est ce qui a été contracté. Si vous triez la liste par montant, les appels d’offres sans montant viennent à la fin.`,
    ],
    'acompanhar-uma-licitacao': [
      'Comment suivre un appel d’offres ou un projet de loi ?',
      `
Cliquez sur l’étoile, dans la liste ou sur la page. Vous seul la voyez. Dès lors :

- l’appel d’offres figure dans **Suivis** ;
- ses dates apparaissent dans votre calendrier ;
- les changements apportés par une importation deviennent une **notification** qui dit ce qui a changé, et pas seulement que quelque chose a changé ;
- les échéances qui approchent sont signalées aussi.

## Étapes

Dans le tableau des suivis, faites glisser chaque carte d’une étape à l’autre : intérêt, en analyse, offre, déposée, gagnée, perdue. Il y a aussi une priorité et une note personnelle.

Si un administrateur supprime un appel d’offres que vous suivez, il quitte le tableau ; si la suppression est annulée, il revient. Pour ne plus le suivre, cliquez de nouveau sur l’étoile.`,
    ],
    'quando-chegam-os-alertas': [
      'Quand les alertes arrivent-elles ?',
      `
Les alertes ont deux origines : une importation qui modifie ce que vous suivez, et l’horloge, quand une échéance approche.

Certame compare le nouvel enregistrement à l’ancien et dit ce qui a changé : une date, le montant, le statut, un résultat. Réimporter le même fichier n’avertit personne, puisque rien n’a changé.

## Où elles apparaissent

La cloche de la barre compte les notifications non lues. Un clic mène à l’appel d’offres. Dans les **Paramètres du compte**, vous choisissez ce que vous voulez recevoir.

Si aucune alerte n’arrive depuis des jours, demandez à un administrateur de quand date la dernière importation : sans données nouvelles, il n’y a rien à comparer. L’écran de téléversement montre la date et le résultat de chacune.`,
    ],
  },
};

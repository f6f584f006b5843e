import type { DemoTexts } from '../kinds.ts';

export const basics: DemoTexts = {
  title: 'Les bases des marchés publics',
  description: 'Procédures, phases, accords-cadres et vocabulaire de la loi 14.133/2021.',
  lists: {
    modalities: 'Procédures',
    direct: 'Passation directe',
    prices: 'Accord-cadre',
    phases: 'Phases de la procédure',
    sources: 'Sources et numéros',
    outcomes: 'Issues de la procédure',
  },
  articles: {
    'o-que-e-um-pregao': [
      'Qu’est-ce qu’un pregão ?',
      `
Le pregão, une enchère inversée, est la procédure obligatoire pour acheter des **biens et services courants** : ceux dont l’avis peut décrire objectivement la performance et la qualité, avec les spécifications habituelles du marché. Stylos, nettoyage de bureaux et licences de logiciels standard en sont des exemples.

## Comment se fait le choix

Le critère est le prix le plus bas ou la remise la plus élevée. Les étapes suivent un ordre fixe : offres et enchères, évaluation, vérification de la capacité du mieux classé, recours et, enfin, attribution et homologation.

## Électronique par principe

Les procédures se déroulent de préférence par voie électronique ; une séance sur place doit être motivée, et enregistrée en son et en image (loi 14.133/2021, art. 17).

Dans Certame, filtrez la liste par procédure pour ne voir que les pregões. Le numéro affiché est toujours suivi de l’année, comme 90006/2026.`,
    ],
    'as-cinco-modalidades': [
      'Quelles sont les cinq procédures ?',
      `
La loi 14.133/2021, art. 28, prévoit cinq procédures et n’en permet ni d’autres ni la combinaison :

- **Pregão** (enchère inversée) : biens et services courants, au prix le plus bas ou à la remise la plus élevée.
- **Concorrência** (appel d’offres) : biens et services spéciaux, travaux et services d’ingénierie.
- **Concurso** (concours) : travail technique, scientifique ou artistique, avec un prix ou une rémunération pour le lauréat.
- **Leilão** (vente aux enchères) : vente d’immeubles ou de biens meubles inutilisables ou saisis au plus offrant.
- **Diálogo competitivo** (dialogue compétitif) : l’acheteur échange avec des candidats présélectionnés pour élaborer des solutions avant les offres finales.

La dispense et l’inexigibilité ne sont pas des procédures de ce type : ce sont des formes de **passation directe**. Le PNCP les énumère à côté des procédures ; c’est pourquoi elles figurent aussi dans le filtre de Certame, avec l’agrément, la préqualification et la manifestation d’intérêt, qui sont des procédures auxiliaires.`,
    ],
    'dispensa-ou-inexigibilidade': [
      'Quelle est la différence entre dispense et inexigibilité ?',
      `
Dans les deux cas, l’acheteur contracte sans mise en concurrence, mais pour des raisons opposées.

## Inexigibilité

La concurrence est **impossible** : un fournisseur exclusif, un artiste reconnu, un service technique d’une expertise notoire, un immeuble que ses caractéristiques rendent nécessaire. L’art. 74 de la loi 14.133/2021 donne des exemples ; la liste n’est pas limitative.

## Dispense

La concurrence serait possible, mais la loi en **dispense** dans les cas énumérés à l’art. 75 : faible montant, urgence, procédure sans offre ou infructueuse depuis moins d’un an, entre autres. Les seuils sont actualisés chaque année par décret.

Pour une dispense en raison du montant, l’acheteur publie de préférence un avis pendant au moins trois jours ouvrés et retient l’offre la plus avantageuse. Beaucoup comportent une phase d’enchères. Sans dates d’ouverture, ces achats n’apparaissent jamais comme ouverts dans Certame.`,
    ],
    'sistema-de-registro-de-precos': [
      'Comment fonctionne l’accord-cadre (SRP) ?',
      `
Avec l’enregistrement de prix, l’acheteur lance la procédure aujourd’hui et achète plus tard, peu à peu, selon ses besoins. Le résultat est un **accord-cadre** (ata), où les fournisseurs s’engagent sur un prix, une quantité maximale et des conditions.

## Ce qu’il garantit

Il oblige le fournisseur à livrer, mais **n’oblige pas** l’acheteur à commander (loi 14.133/2021, art. 83). Il vaut un an et peut être prolongé d’autant si le prix reste avantageux (art. 84).

## Qui participe

- **Gestionnaire** : conduit la procédure et gère l’accord.
- **Participant** : a indiqué ses besoins avant la publication de l’avis.
- **Non-participant** : adhère ensuite, dans les limites légales.

Dans Certame, ces appels d’offres portent l’étiquette **Accord-cadre**, et la recherche traite de la même façon SRP, « registro de preços » et le nom complet.`,
    ],
    'adesao-a-ata': [
      'Qu’est-ce que l’adhésion à un accord-cadre (« carona ») ?',
      `
Un organisme qui n’a pas participé à la procédure peut, sous certaines conditions, acheter par un accord-cadre existant. C’est l’adhésion, appelée familièrement « carona », covoiturage.

L’art. 86 de la loi 14.133/2021 exige :

1. une justification de l’avantage, surtout en cas de risque de pénurie ou d’interruption du service ;
2. la preuve que les prix enregistrés correspondent à ceux du marché ;
3. la consultation et l’accord préalables du gestionnaire et du fournisseur.

Il y a deux plafonds. Chaque organisme qui adhère peut acheter jusqu’à **50 %** des quantités de chaque article. Et l’ensemble des adhésions ne peut dépasser le **double** de la quantité de chaque article, quel que soit le nombre d’organismes. La loi prévoit elle-même des exceptions et des restrictions : un organisme fédéral, par exemple, ne peut adhérer à un accord géré par un État ou une commune.`,
    ],
    'fases-da-licitacao': [
      'Quelles sont les phases d’un appel d’offres ?',
      `
L’art. 17 de la loi 14.133/2021 en fixe l’ordre :

1. **Préparation** : étude technique, cahier des charges, étude de prix, projet d’avis.
2. **Publication de l’avis** : le texte intégral est mis sur le PNCP.
3. **Offres et enchères**, lorsque le mode de mise en concurrence en prévoit.
4. **Évaluation** selon le critère de l’avis.
5. **Vérification de la capacité** du mieux classé.
6. **Recours**.
7. **Homologation** par l’autorité supérieure, qui attribue d’abord le marché.

La vérification peut précéder les offres si l’avis le prévoit et que la décision est motivée. Certame résume cet enchaînement en trois statuts : un appel d’offres est **ouvert** jusqu’à la fin de la remise des offres, **en cours** pendant l’évaluation et **clos** quand l’issue est connue.`,
    ],
    'o-que-e-o-pncp': [
      'Qu’est-ce que le PNCP ?',
      `
Le **Portal Nacional de Contratações Públicas** (portail national des marchés publics) est le site officiel où la loi 14.133/2021 (art. 174) réunit les actes d’achat de l’Union, des États, du District fédéral et des communes : plans annuels, avis, accords-cadres, contrats.

## Pourquoi c’est important

L’avis doit obligatoirement être publié sur le PNCP (art. 54), et un contrat ne prend effet qu’une fois publié là : dans les vingt jours ouvrés après un appel d’offres, dix après une passation directe (art. 94).

## Le numéro de contrôle

Chaque achat a un numéro comme **00394460005887-1-000123/2026** : le CNPJ de l’organisme, le type, une séquence et l’année. Certame s’en sert pour savoir que deux enregistrements sont le même appel d’offres, d’où qu’ils viennent. Sur la page d’un appel d’offres, le numéro mène à sa fiche sur le portail.`,
    ],
    'o-que-e-a-uasg': [
      'Qu’est-ce que l’UASG ?',
      `
UASG signifie **Unidade Administrativa de Serviços Gerais**. C’est le code à six chiffres qui identifie le service acheteur sur Compras.gov.br : un ministère a de nombreuses UASG, une pour chaque service qui lance des procédures.

Ceux qui travaillent avec les marchés fédéraux citent d’habitude l’achat par l’UASG et le numéro, par exemple UASG 160001, pregão 90006/2026. Cherchez ainsi dans Certame : saisissez le code ou le numéro dans la recherche de la liste.

## Attention aux autres plateformes

En dehors de Compras.gov.br, le PNCP met au même endroit un **code local** du service, que chaque système attribue comme il l’entend. Deux organismes peuvent avoir le même. Fiez-vous alors au CNPJ de l’organisme et au numéro de contrôle du PNCP, qui sont uniques.`,
    ],
    'deserta-fracassada-revogada-anulada': [
      'Sans offre, infructueux, sans suite, annulé : quelle différence ?',
      `
Quatre termes pour les appels d’offres qui se terminent sans contrat :

- **Sans offre** (deserta) : personne n’a présenté d’offre.
- **Infructueux** (fracassada) : il y a eu des offres, mais toutes ont été écartées ou les candidats jugés inaptes.
- **Sans suite** (revogada) : l’autorité y a renoncé pour un motif d’intérêt général, en raison d’un fait postérieur dûment prouvé.
- **Annulé** (anulada) : une illégalité ne pouvait être régularisée ; l’annulation peut être d’office ou sur demande.

Avant de déclarer la procédure sans suite ou de l’annuler, l’autorité doit entendre les intéressés (loi 14.133/2021, art. 71).

Sans offre et infructueux s’appliquent à chaque **article** : dans un même pregão, un article peut avoir un attributaire et un autre non. Certame ne clôt l’appel d’offres que si aucun article n’en a, ou s’il a été déclaré sans suite ou annulé en entier.`,
    ],
  },
};

// The demo questions in French; see pt.ts.
import type { Questions } from './pt.ts';

export const demoQuestions: Questions = {
  payment: {
    commitment: [
      'Comment régler une commande par engagement budgétaire ?',
      'À la dernière étape de la commande, choisissez <strong>Note d’engagement</strong> et saisissez le numéro sous la forme <strong>2026NE000123</strong> : l’année, les lettres NE et six chiffres.',
      'L’engagement doit exister avant la commande : la loi 4.320/1964, art. 60, n’autorise aucune dépense sans lui.',
    ],
    otherWays: [
      'Quels sont les autres moyens de paiement ?',
      'Outre l’engagement, une commande peut être réglée par boleto, par Pix ou sur facture. Le boleto demande le CPF ou le CNPJ du payeur, Pix demande la clé, et la facturation une référence que votre service financier reconnaîtra. Les numéros de carte ne sont ni acceptés ni conservés.',
    ],
    whenDue: [
      'Quand le paiement est-il dû ?',
      'Après la liquidation, c’est-à-dire une fois la réception attestée et la facture vérifiée. Le délai est celui du contrat ou de l’accord-cadre, et les paiements suivent l’ordre chronologique de chaque source de financement (loi 14.133/2021, art. 141).',
    ],
    twoCommitments: [
      'Puis-je répartir une commande sur deux engagements ?',
      'Pas dans une même commande. Passez une commande par engagement, avec les articles qu’il couvre ; la vérification à la réception en sera plus simple.',
    ],
    priceChange: [
      'Le prix peut-il changer une fois la commande passée ?',
      'Non. La commande conserve le prix, la remise et les frais de port en vigueur au moment de sa confirmation. Une modification dans la boutique ne vaut que pour les nouvelles commandes.',
    ],
    invoiceData: [
      'Où trouver de quoi vérifier la facture ?',
      'Ouvrez la commande dans <strong>Commandes</strong> : vous y verrez les articles, les quantités, les montants et la référence de paiement. La version imprimée peut être jointe au dossier.',
    ],
  },
  delivery: {
    howLong: [
      'Quel est le délai de livraison ?',
      'Le délai de chaque article figure dans le panier et court à partir de l’approbation de la commande. Si les délais diffèrent, la livraison peut se faire en plusieurs fois.',
    ],
    freeShipping: [
      'Comment savoir si un produit est livré sans frais de port ?',
      'La fiche du produit l’indique, et la boutique dispose d’un filtre qui ne montre que les articles livrés gratuitement. Le récapitulatif du panier ajoute les frais de port des autres avant la confirmation.',
    ],
    warehouse: [
      'Puis-je être livré à l’entrepôt plutôt qu’à mon service ?',
      'Oui. À la deuxième étape de la commande, choisissez ou ajoutez l’adresse de l’entrepôt. Les adresses restent enregistrées dans votre compte pour la prochaine fois.',
    ],
    checkOnReceipt: [
      'Que vérifier à la réception ?',
      'Comparez la quantité, la marque et l’état de l’emballage avec la commande. La réception provisoire confirme que la livraison est arrivée ; la réception définitive intervient une fois vérifié que tout est conforme au contrat (loi 14.133/2021, art. 140).',
    ],
    incomplete: [
      'La livraison est incomplète. Que faire ?',
      'Notez l’écart dans le procès-verbal de réception et prévenez un administrateur en indiquant le numéro de la commande. Celle-ci ne doit passer à <strong>livrée</strong> que lorsque le reste est arrivé.',
    ],
  },
  cancellationReturn: {
    cancelUntil: [
      'Jusqu’à quand puis-je annuler une commande ?',
      'Tant qu’elle est <strong>reçue</strong> ou <strong>approuvée</strong>. Ouvrez la commande et choisissez <strong>Annuler</strong>. Une fois expédiée, convenez du retour avec un administrateur.',
    ],
    cancelledCommitment: [
      'J’ai annulé une commande. Que devient l’engagement ?',
      'L’annulation dans Certame n’annule pas l’engagement. Demandez son annulation, totale ou partielle, au service du budget pour que le solde revienne à la dotation.',
    ],
    rejected: [
      'Pourquoi ma commande a-t-elle été refusée ?',
      'La personne qui refuse une commande en indique le motif, conservé dans l’historique. Les plus courants : un engagement qui ne correspond pas, une adresse incomplète, un article en rupture de stock.',
    ],
    defective: [
      'Comment échanger un article défectueux ?',
      'Décrivez le défaut dans le procès-verbal de réception, photographiez l’article et prévenez le fournisseur. Le titulaire du contrat doit réparer ou remplacer à ses frais ce qui présente un vice ou un défaut (loi 14.133/2021, art. 119).',
    ],
    takenOut: [
      'J’ai retiré un article du panier par erreur. Puis-je le récupérer ?',
      'Oui : le message qui apparaît propose <strong>Annuler</strong> pendant quelques secondes. La touche Z fait de même.',
    ],
  },
  myOrders: {
    whereOrders: [
      'Où voir les commandes que j’ai passées ?',
      'Dans le menu, sous <strong>Commandes</strong>. La liste indique le numéro, la date, le montant et le statut ; elle peut être filtrée et triée. Chacun voit ses propres commandes ; les administrateurs les voient toutes.',
    ],
    statuses: [
      'Que signifie chaque statut d’une commande ?',
      '<strong>Reçue</strong> : en attente d’examen. <strong>Approuvée</strong> : elle va être préparée. <strong>Expédiée</strong> : elle est en route. <strong>Livrée</strong> : elle est arrivée. <strong>Annulée</strong> ou <strong>refusée</strong> : elle n’ira pas plus loin et les articles sont de nouveau en stock.',
    ],
    alter: [
      'Puis-je modifier une commande déjà confirmée ?',
      'Non. Si elle n’est pas encore expédiée, annulez-la et passez-en une autre. L’historique garde les deux, ce qui aide lors des contrôles ultérieurs.',
    ],
    print: [
      'Comment imprimer une commande pour la joindre au dossier ?',
      'Ouvrez la commande et choisissez <strong>Imprimer</strong>. La feuille comporte le numéro, les articles, les montants, l’adresse et la référence de paiement, sans menus ni couleurs.',
    ],
    colleague: [
      'Un collègue peut-il suivre ma commande ?',
      'Les administrateurs, oui. Aux autres, envoyez la version imprimée ou un e-mail avec le numéro de la commande.',
    ],
  },
  productServices: {
    sources: [
      'D’où viennent les appels d’offres affichés dans Certame ?',
      'De fichiers du PNCP et de Compras.gov.br, et de tableaux que les administrateurs téléversent dans <strong>Téléverser des fichiers</strong>. Un appel d’offres qui arrive par deux sources avec le même numéro de contrôle n’en fait qu’un.',
    ],
    files: [
      'Quels fichiers puis-je importer ?',
      'JSON, NDJSON et CSV en UTF-8, également compressés en .gz, et XLSX. Avant d’enregistrer quoi que ce soit, Certame montre ce qu’il a reconnu et signale les lignes qui posent problème.',
    ],
    following: [
      'Que se passe-t-il quand je suis un appel d’offres ?',
      'Il apparaît dans <strong>Suivis</strong>, ses dates entrent dans votre calendrier et vous êtes averti quand une importation apporte des changements. L’étoile n’est qu’à vous : vos collègues ne la voient pas.',
    ],
    phoneCalendar: [
      'Comment retrouver les échéances dans le calendrier de mon téléphone ?',
      'Dans le calendrier, créez l’adresse d’abonnement et collez-la dans Google Agenda, Outlook ou l’application d’Apple. Quiconque a l’adresse peut lire les dates : si elle se retrouve en de mauvaises mains, créez-en une autre et l’ancienne cesse de fonctionner.',
    ],
    whyClosed: [
      'Pourquoi un appel d’offres apparaît-il comme clos ?',
      'Parce qu’il a un résultat, qu’il a été déclaré sans suite ou annulé, qu’aucun de ses articles n’a trouvé d’attributaire, ou qu’un an s’est écoulé depuis sa date de référence. Une suspension ne le clôt pas : elle s’affiche comme une étiquette.',
    ],
    exactPhrase: [
      'Comment chercher une expression exacte ou exclure un mot ?',
      'Les guillemets cherchent l’expression : <strong>"gêneros alimentícios"</strong>. Un tiret devant exclut : <strong>limpeza -hospitalar</strong>. Le mot <strong>ou</strong> accepte l’un ou l’autre, et l’astérisque complète : <strong>pavimenta*</strong>.',
    ],
    export: [
      'Puis-je exporter le résultat d’une recherche ?',
      'Oui. La liste des appels d’offres propose <strong>Exporter en CSV</strong>, qui respecte la recherche, les filtres et l’ordre de l’écran. Vous pouvez aussi n’exporter que les lignes sélectionnées.',
    ],
  },
};

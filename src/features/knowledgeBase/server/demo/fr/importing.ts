import type { DemoTexts } from '../kinds.ts';

export const importing: DemoTexts = {
  title: 'Importer des données',
  description: 'Fichiers du PNCP, de Compras.gov.br, de la Chambre, du Sénat, et vos propres tableaux.',
  lists: {
    first: 'Premiers pas',
    afterwards: 'Après l’importation',
    bills: 'Projets de loi',
  },
  articles: {
    'enviar-um-arquivo': [
      'Comment téléverser un fichier d’appels d’offres ?',
      `
Seuls les administrateurs téléversent des fichiers. Ouvrez **Téléverser des fichiers** et déposez-en un ou plusieurs n’importe où sur l’écran. Sont acceptés JSON, NDJSON et CSV en UTF-8, également compressés en .gz, et XLSX.

1. **Lecture** : Certame reconnaît le type d’après le contenu et vérifie ligne par ligne. Rien n’est encore enregistré.
2. **Aperçu** : vous voyez le nombre d’enregistrements, les premières lignes et celles qui posent problème. S’il manque quelque chose, comme l’appel d’offres auquel appartiennent les articles, l’écran le demande.
3. **Lancement** : les enregistrements entrent peu à peu, sans bloquer le système. Vous pouvez fermer la page.

Un fichier illisible est refusé à la première erreur, avec son emplacement, et rien n’est conservé. Téléverser de nouveau le même fichier ne duplique rien.`,
    ],
    'planilha-propria': [
      'Puis-je utiliser mon propre tableau ?',
      `
Oui. Dans **Téléverser des fichiers**, le bouton **Modèles** propose des tableaux d’appels d’offres et de lots, en XLSX avec instructions ou en CSV. La ligne d’exemple peut être téléversée telle quelle.

## Les colonnes indispensables

Pour les appels d’offres : numéro de contrôle, numéro, organisme, procédure, objet et publication. L’année n’est nécessaire que si le numéro ne la contient pas. Les autres colonnes sont facultatives, et une cellule vide signifie que l’on ne sait pas.

## Points d’attention

- Enregistrez le CSV en UTF-8 ; le séparateur peut être un point-virgule, une virgule ou une tabulation.
- En XLSX, c’est la première feuille du fichier qui compte.
- Un montant de zéro est lu comme inconnu.
- Une date de clôture sans heure court jusqu’à 23 h 59.

Si les en-têtes sont différents, l’aperçu permet d’indiquer à quoi correspond chaque colonne.`,
    ],
    'registros-rejeitados': [
      'Que faire des enregistrements rejetés ?',
      `
Un enregistrement qui pose problème est rejeté seul ; les autres entrent. À la fin, l’importation apparaît comme **Terminée avec rejets**, et la liste donne pour chacun la ligne, le champ et le motif.

## Motifs fréquents

- Il manque un champ obligatoire, comme l’objet ou la date de publication.
- Une date ou un montant n’a pas pu être lu.
- Le numéro de contrôle n’a pas la forme de ceux du PNCP.

Corrigez le fichier et téléversez-le de nouveau en entier : les enregistrements déjà identiques restent tels quels, ceux qui ont été corrigés entrent.

**Ignoré** ne veut pas dire rejeté : c’est l’enregistrement d’un appel d’offres que quelqu’un a supprimé exprès. Certame respecte la suppression et ne le rétablit pas. Un administrateur peut l’annuler.`,
    ],
    'itens-antes-da-licitacao': [
      'Les articles sont arrivés avant l’appel d’offres. Que faire ?',
      `
Ce n’est pas un problème. Le PNCP publie les appels d’offres, les articles, les résultats et les documents par des requêtes séparées, et les fichiers peuvent arriver dans n’importe quel ordre. Ce qui précède son appel d’offres **attend** : dès qu’il arrive, les articles le rejoignent.

Les fichiers d’articles du PNCP ne disent pas toujours à quel achat ils appartiennent. Dans ce cas, l’aperçu le demande et vous indiquez le numéro de contrôle.

## Quand le même enregistrement vient de deux sources

Un achat fédéral figure souvent dans le PNCP et dans Compras.gov.br avec le même numéro de contrôle. Dans Certame, c’est un seul appel d’offres, avec les données les plus récentes. La page montre la source et la date de la dernière importation, et l’enregistrement d’origine peut être consulté en entier.`,
    ],
    'importar-projetos-de-lei': [
      'Comment importer les projets de loi de la Chambre et du Sénat ?',
      `
Les deux assemblées publient des données ouvertes. Téléchargez les réponses en JSON et téléversez-les dans **Téléverser des fichiers** ; Certame reconnaît de quelle assemblée elles viennent.

La Chambre fournit des fichiers séparés : propositions, étapes, auteurs et types. Téléversez-les dans n’importe quel ordre. Le Sénat fournit la liste des textes.

## À quoi s’attendre

- La **situation** est la dernière qu’une étape a nommée ; la plupart n’en nomment aucune.
- Un projet qui passe par les deux assemblées a une page pour chacune, comme il en a une chez elles.
- Ce qu’un fichier ne dit pas reste tel quel : une liste abrégée n’efface pas les détails apportés par un autre fichier.

Suivez un projet grâce à l’étoile pour savoir quand il avance.`,
    ],
  },
};

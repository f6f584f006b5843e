// What the import command says.
import type { Language } from '#kit/errors.ts';

type ImportTexts = {
  checking(share: string): string;
  queued: string;
  progress(rows: string, perSecond: string, remaining: string): string;
  report(rows: string, added: string, changed: string, same: string, refused: string): string;
  removed(rows: string): string;
  waiting(rows: string): string;
  cancelled: string;
  interrupted: string;
  needsCompra: string;
  unknownColumns: string;
  /** Before the import stopped. */
  kept(counts: string): string;
  record: string;
  moreRejects(rows: string): string;
  noSuchFile: string;
  notReadable: string;
  cutOff: string;
  nothingInterrupted: string;
  wrongCompra: string;
  usage: string;
};

export const importTexts: Record<Language, ImportTexts> = {
  pt: {
    checking: (share) => `conferindo: ${share}`,
    queued: 'aguardando a vez',
    progress: (rows, perSecond, remaining) => `${rows} linhas, ${perSecond}/s, faltam ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} lidas, ${added} novas, ${changed} atualizadas, ${same} inalteradas, ${refused} rejeitadas`,
    removed: (rows) => `${rows} removidas antes e não trazidas de volta`,
    waiting: (rows) => `${rows} aguardando sua licitação`,
    cancelled: 'Foi cancelada.',
    interrupted: 'Foi interrompida e pode continuar: npm run import -- --resume.',
    needsCompra: 'Os registros não dizem de qual licitação são. Informe o número de controle: --compra CONTROLE.',
    unknownColumns: 'As colunas não são de um tipo conhecido. Na tela Enviar arquivo é possível dizer o que cada uma traz.',
    kept: (counts) => `Até ali, e isso fica: ${counts}`,
    record: 'registro',
    moreRejects: (rows) => `e mais ${rows} rejeitadas`,
    noSuchFile: 'O arquivo não existe.',
    notReadable: 'O arquivo não pôde ser aberto.',
    cutOff: 'O servidor parou antes de terminar. Quando ele voltar: npm run import -- --resume.',
    wrongCompra: 'não é um número de controle do PNCP.',
    usage: `Uso: npm run import -- [--compra CONTROLE] [--resume] ARQUIVO…
  ARQUIVO    JSON ou NDJSON do PNCP ou do Compras.gov.br (também .gz), CSV ou XLSX
  --compra   número de controle da licitação dos registros que não a informam (itens, documentos)
  --resume   retoma importações interrompidas de onde pararam`,
    nothingInterrupted: 'Nada a retomar.',
  },
  en: {
    checking: (share) => `checking: ${share}`,
    queued: 'waiting for its turn',
    progress: (rows, perSecond, remaining) => `${rows} rows, ${perSecond}/s, ${remaining} s left`,
    report: (rows, added, changed, same, refused) =>
      `${rows} read, ${added} new, ${changed} updated, ${same} unchanged, ${refused} rejected`,
    removed: (rows) => `${rows} removed before and not brought back`,
    waiting: (rows) => `${rows} waiting for their notice`,
    cancelled: 'It was cancelled.',
    interrupted: 'It was interrupted and can go on: npm run import -- --resume.',
    needsCompra: 'The records do not say which notice they belong to. Give its control number: --compra CONTROL.',
    unknownColumns: 'The columns are of no known kind. On the screen Send file you can say what each one holds.',
    kept: (counts) => `Up to there, and that stays: ${counts}`,
    record: 'record',
    moreRejects: (rows) => `and ${rows} more rejected`,
    noSuchFile: 'There is no such file.',
    notReadable: 'The file could not be opened.',
    cutOff: 'The server stopped before it was done. When it is back: npm run import -- --resume.',
    wrongCompra: 'is not a PNCP control number.',
    usage: `Usage: npm run import -- [--compra CONTROL] [--resume] FILE…
  FILE       JSON or NDJSON of PNCP or Compras.gov.br (also .gz), CSV or XLSX
  --compra   control number of the notice that the records belong to, where they do not say (items, documents)
  --resume   take interrupted imports up where they stopped`,
    nothingInterrupted: 'Nothing to take up again.',
  },
  fr: {
    checking: (share) => `vérification : ${share}`,
    queued: 'en attente de son tour',
    progress: (rows, perSecond, remaining) => `${rows} lignes, ${perSecond}/s, encore ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} lues, ${added} nouvelles, ${changed} mises à jour, ${same} inchangées, ${refused} rejetées`,
    removed: (rows) => `${rows} supprimées auparavant et non rétablies`,
    waiting: (rows) => `${rows} en attente de leur avis`,
    cancelled: 'Elle a été annulée.',
    interrupted: 'Elle a été interrompue et peut reprendre : npm run import -- --resume.',
    needsCompra: 'Les enregistrements ne disent pas à quel avis ils appartiennent. Indiquez son numéro de contrôle : --compra CONTRÔLE.',
    unknownColumns: "Les colonnes ne sont pas d'un type connu. L'écran Envoyer un fichier permet de dire ce que chacune contient.",
    kept: (counts) => `Jusque-là, et cela reste : ${counts}`,
    record: 'enregistrement',
    moreRejects: (rows) => `et ${rows} autres rejetées`,
    noSuchFile: "Le fichier n'existe pas.",
    notReadable: "Le fichier n'a pas pu être ouvert.",
    cutOff: "Le serveur s'est arrêté avant la fin. À son retour : npm run import -- --resume.",
    wrongCompra: "n'est pas un numéro de contrôle du PNCP.",
    usage: `Usage : npm run import -- [--compra CONTRÔLE] [--resume] FICHIER…
  FICHIER    JSON ou NDJSON du PNCP ou de Compras.gov.br (aussi .gz), CSV ou XLSX
  --compra   numéro de contrôle de l'avis dont relèvent les enregistrements qui ne le disent pas
  --resume   reprend les importations interrompues là où elles se sont arrêtées`,
    nothingInterrupted: 'Rien à reprendre.',
  },
  de: {
    checking: (share) => `wird geprüft: ${share}`,
    queued: 'wartet, bis sie an der Reihe ist',
    progress: (rows, perSecond, remaining) => `${rows} Zeilen, ${perSecond}/s, noch ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} gelesen, ${added} neu, ${changed} geändert, ${same} unverändert, ${refused} abgelehnt`,
    removed: (rows) => `${rows} früher entfernt und nicht zurückgeholt`,
    waiting: (rows) => `${rows} warten auf ihre Ausschreibung`,
    cancelled: 'Der Import wurde abgebrochen.',
    interrupted: 'Der Import wurde unterbrochen und kann weitergehen: npm run import -- --resume.',
    needsCompra: 'Die Datensätze sagen nicht, zu welcher Ausschreibung sie gehören. Nennen Sie deren Kontrollnummer: --compra NUMMER.',
    unknownColumns: 'Die Spalten sind von keiner bekannten Art. Im Fenster Datei senden lässt sich sagen, was jede enthält.',
    kept: (counts) => `Bis dahin, und das bleibt: ${counts}`,
    record: 'Datensatz',
    moreRejects: (rows) => `und ${rows} weitere abgelehnt`,
    noSuchFile: 'Die Datei gibt es nicht.',
    notReadable: 'Die Datei ließ sich nicht öffnen.',
    cutOff: 'Der Server hörte vorzeitig auf. Wenn er wieder da ist: npm run import -- --resume.',
    wrongCompra: 'ist keine PNCP-Kontrollnummer.',
    usage: `Aufruf: npm run import -- [--compra NUMMER] [--resume] DATEI…
  DATEI      JSON oder NDJSON von PNCP oder Compras.gov.br (auch .gz), CSV oder XLSX
  --compra   Kontrollnummer der Ausschreibung, zu der Datensätze gehören, die es nicht sagen
  --resume   nimmt unterbrochene Importe dort wieder auf, wo sie stehen blieben`,
    nothingInterrupted: 'Nichts wieder aufzunehmen.',
  },
};

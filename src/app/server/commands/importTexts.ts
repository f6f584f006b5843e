// The texts of the import command.
import type { Language } from '#kit/errors.ts';

type ImportTexts = {
  checking(share: string): string;
  queued: string;
  progress(rows: string, perSecond: string, remaining: string): string;
  report(rows: string, added: string, changed: string, same: string, refused: string): string;
  removed(rows: string): string;
  waiting(rows: string): string;
  /** Of imported records. */
  leftOut(values: string): string;
  cancelled: string;
  interrupted: string;
  needsOwner: string;
  unknownColumns: string;
  /** Before the import stopped. */
  kept(counts: string): string;
  record: string;
  moreRejects(rows: string): string;
  noSuchFile: string;
  notReadable: string;
  cutOff: string;
  nothingInterrupted: string;
  wrongOwner: string;
  usage: string;
};

export const importTexts: Record<Language, ImportTexts> = {
  pt: {
    checking: (share) => `conferindo: ${share}`,
    queued: 'aguardando a vez',
    progress: (rows, perSecond, remaining) => `${rows} linhas, ${perSecond}/s, faltam ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} lidas, ${added} novas, ${changed} atualizadas, ${same} inalteradas, ${refused} rejeitadas`,
    removed: (rows) => `${rows} de licitações excluídas, não importadas de novo`,
    waiting: (rows) => `${rows} aguardando sua licitação ou seu projeto`,
    leftOut: (values) => `${values} valores ilegíveis deixados vazios`,
    cancelled: 'A importação foi cancelada.',
    interrupted: 'A importação foi interrompida. Para continuar: npm run import -- --resume.',
    needsOwner:
      'Os registros não informam a que licitação ou projeto pertencem. Informe o número de controle ou camara:CÓDIGO: --compra CHAVE.',
    unknownColumns: 'As colunas não são de um tipo conhecido. Na tela “Enviar arquivos”, é possível indicar o que cada uma contém.',
    kept: (counts) => `O que foi importado até ali permanece: ${counts}`,
    record: 'registro',
    moreRejects: (rows) => `e mais ${rows} rejeitadas`,
    noSuchFile: 'O arquivo não existe.',
    notReadable: 'O arquivo não pôde ser aberto.',
    cutOff:
      'O servidor parou antes de terminar. Quando ele voltar, as importações iniciadas continuam automaticamente; para acompanhar: npm run import -- --resume.',
    wrongOwner: 'não é um número de controle do PNCP nem camara:CÓDIGO.',
    usage: `Uso: npm run import -- [--compra CHAVE] [--resume] ARQUIVO…
  ARQUIVO    JSON ou NDJSON do PNCP, do Compras.gov.br, da Câmara ou do Senado (também .gz), CSV ou XLSX
  --compra   número de controle da licitação dos registros que não a informam (itens, documentos), ou camara:CÓDIGO do projeto
  --resume   retoma importações interrompidas de onde pararam e acompanha as que continuam sozinhas`,
    nothingInterrupted: 'Nada a retomar.',
  },
  en: {
    checking: (share) => `checking: ${share}`,
    queued: 'waiting for its turn',
    progress: (rows, perSecond, remaining) => `${rows} rows, ${perSecond}/s, ${remaining} s left`,
    report: (rows, added, changed, same, refused) =>
      `${rows} read, ${added} new, ${changed} updated, ${same} unchanged, ${refused} rejected`,
    removed: (rows) => `${rows} from deleted notices, not imported again`,
    waiting: (rows) => `${rows} waiting for their notice or bill`,
    leftOut: (values) => `${values} unreadable values left empty`,
    cancelled: 'The import was cancelled.',
    interrupted: 'The import was interrupted. To continue: npm run import -- --resume.',
    needsOwner: 'The records do not say which notice or bill they belong to. Give its control number or camara:CODE: --compra KEY.',
    unknownColumns: 'The columns are not of a known type. On the “Upload files” screen you can choose what each one contains.',
    kept: (counts) => `What was imported up to that point is kept: ${counts}`,
    record: 'record',
    moreRejects: (rows) => `and ${rows} more rejected`,
    noSuchFile: 'The file does not exist.',
    notReadable: 'The file could not be opened.',
    cutOff:
      'The server stopped before finishing. When it is back, imports that had started continue automatically; to follow them: npm run import -- --resume.',
    wrongOwner: 'is neither a PNCP control number nor camara:CODE.',
    usage: `Usage: npm run import -- [--compra KEY] [--resume] FILE…
  FILE       JSON or NDJSON of PNCP, Compras.gov.br, the Câmara or the Senado (also .gz), CSV or XLSX
  --compra   control number of the notice that the records belong to, where they do not say (items, documents), or camara:CODE of the bill
  --resume   take interrupted imports up where they stopped, and follow those that go on by themselves`,
    nothingInterrupted: 'Nothing to resume.',
  },
  fr: {
    checking: (share) => `vérification : ${share}`,
    queued: 'en attente de son tour',
    progress: (rows, perSecond, remaining) => `${rows} lignes, ${perSecond}/s, encore ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} lues, ${added} nouvelles, ${changed} mises à jour, ${same} inchangées, ${refused} rejetées`,
    removed: (rows) => `${rows} supprimées auparavant et non rétablies`,
    waiting: (rows) => `${rows} en attente de leur appel d’offres ou projet`,
    leftOut: (values) => `${values} valeurs illisibles laissées vides`,
    cancelled: 'Elle a été annulée.',
    interrupted: 'Elle a été interrompue et peut reprendre : npm run import -- --resume.',
    needsOwner:
      'Les enregistrements n’indiquent pas à quel appel d’offres ou projet ils appartiennent. Indiquez son numéro de contrôle ou camara:CODE : --compra CLÉ.',
    unknownColumns: 'Les colonnes ne sont pas d’un type connu. La page « Téléverser des fichiers » permet de dire ce que chacune contient.',
    kept: (counts) => `Jusque-là, et cela reste : ${counts}`,
    record: 'enregistrement',
    moreRejects: (rows) => `et ${rows} autres rejetées`,
    noSuchFile: 'Le fichier n’existe pas.',
    notReadable: 'Le fichier n’a pas pu être ouvert.',
    cutOff:
      'Le serveur s’est arrêté avant la fin. À son retour, ce qui avait commencé reprend tout seul ; pour le suivre : npm run import -- --resume.',
    wrongOwner: 'n’est ni un numéro de contrôle du PNCP, ni camara:CODE.',
    usage: `Usage : npm run import -- [--compra CLÉ] [--resume] FICHIER…
  FICHIER    JSON ou NDJSON du PNCP, de Compras.gov.br, de la Câmara ou du Senado (aussi .gz), CSV ou XLSX
  --compra   numéro de contrôle de l’appel d’offres dont relèvent les enregistrements qui ne l’indiquent pas, ou camara:CODE du projet
  --resume   reprend les importations interrompues là où elles se sont arrêtées, et suit celles qui continuent d’elles-mêmes`,
    nothingInterrupted: 'Aucune importation interrompue.',
  },
  de: {
    checking: (share) => `wird geprüft: ${share}`,
    queued: 'wartet, bis der Import an der Reihe ist',
    progress: (rows, perSecond, remaining) => `${rows} Zeilen, ${perSecond}/s, noch ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} gelesen, ${added} neu, ${changed} geändert, ${same} unverändert, ${refused} abgelehnt`,
    removed: (rows) => `${rows} früher gelöscht und nicht wiederhergestellt`,
    waiting: (rows) => `${rows} warten auf ihre Ausschreibung oder ihren Gesetzentwurf`,
    leftOut: (values) => `${values} unlesbare Werte leer gelassen`,
    cancelled: 'Der Import wurde abgebrochen.',
    interrupted: 'Der Import wurde unterbrochen und kann weitergehen: npm run import -- --resume.',
    needsOwner:
      'Die Datensätze enthalten keine Angabe, zu welcher Ausschreibung oder welchem Gesetzentwurf sie gehören. Nennen Sie die Kontrollnummer oder camara:CODE: --compra SCHLÜSSEL.',
    unknownColumns: 'Die Spalten sind von keiner bekannten Art. Auf der Seite „Dateien hochladen“ lässt sich angeben, was jede enthält.',
    kept: (counts) => `Bis dahin übernommen, und das bleibt: ${counts}`,
    record: 'Datensatz',
    moreRejects: (rows) => `und ${rows} weitere abgelehnt`,
    noSuchFile: 'Die Datei gibt es nicht.',
    notReadable: 'Die Datei ließ sich nicht öffnen.',
    cutOff:
      'Der Server wurde vorzeitig beendet. Sobald er wieder läuft, gehen begonnene Importe von selbst weiter; zum Mitverfolgen: npm run import -- --resume.',
    wrongOwner: 'ist weder eine PNCP-Kontrollnummer noch camara:CODE.',
    usage: `Aufruf: npm run import -- [--compra SCHLÜSSEL] [--resume] DATEI…
  DATEI      JSON oder NDJSON von PNCP, Compras.gov.br, Câmara oder Senado (auch .gz), CSV oder XLSX
  --compra   Kontrollnummer der Ausschreibung, zu der Datensätze ohne diese Angabe gehören, oder camara:CODE des Gesetzentwurfs
  --resume   nimmt unterbrochene Importe dort wieder auf, wo sie stehen blieben, und begleitet die, die von selbst weitergehen`,
    nothingInterrupted: 'Es gibt keinen unterbrochenen Import.',
  },
};

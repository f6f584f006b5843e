// What the import command says.
import type { Motive } from '#features/licitacoes/server/sources/fields.ts';
import type { Language } from '#kit/errors.ts';

type ImportTexts = {
  progress(rows: string, perSecond: string, remaining: string): string;
  report(rows: string, added: string, changed: string, same: string, refused: string): string;
  removed(rows: string): string;
  /** Before the import stopped. */
  kept(counts: string): string;
  record: string;
  moreRejects(rows: string): string;
  motives: Record<Motive, string>;
  noSuchFile: string;
  notReadable: string;
  cutOff: string;
};

export const importTexts: Record<Language, ImportTexts> = {
  pt: {
    progress: (rows, perSecond, remaining) => `${rows} linhas, ${perSecond}/s, faltam ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} lidas, ${added} novas, ${changed} atualizadas, ${same} inalteradas, ${refused} rejeitadas`,
    removed: (rows) => `${rows} removidas antes e não trazidas de volta`,
    kept: (counts) => `Até ali, e isso fica: ${counts}`,
    record: 'registro',
    moreRejects: (rows) => `e mais ${rows} rejeitadas`,
    motives: {
      missing: 'falta',
      notText: 'não é texto',
      tooLong: 'é longo demais',
      notStorable: 'o banco de dados não aceita o registro',
      notNumber: 'não é um número',
      notDate: 'não é uma data',
      notFlag: 'não é verdadeiro nem falso',
      badControl: 'não é um número de controle do PNCP',
      notRecord: 'não é um registro',
    },
    noSuchFile: 'O arquivo não existe.',
    notReadable: 'O arquivo não pôde ser aberto.',
    cutOff: 'O servidor parou antes de terminar.',
  },
  en: {
    progress: (rows, perSecond, remaining) => `${rows} rows, ${perSecond}/s, ${remaining} s left`,
    report: (rows, added, changed, same, refused) =>
      `${rows} read, ${added} new, ${changed} updated, ${same} unchanged, ${refused} rejected`,
    removed: (rows) => `${rows} removed before and not brought back`,
    kept: (counts) => `Up to there, and that stays: ${counts}`,
    record: 'record',
    moreRejects: (rows) => `and ${rows} more rejected`,
    motives: {
      missing: 'is missing',
      notText: 'is not text',
      tooLong: 'is too long',
      notStorable: 'the database does not take the record',
      notNumber: 'is not a number',
      notDate: 'is not a date',
      notFlag: 'is neither true nor false',
      badControl: 'is not a PNCP control number',
      notRecord: 'is not a record',
    },
    noSuchFile: 'There is no such file.',
    notReadable: 'The file could not be opened.',
    cutOff: 'The server stopped before it was done.',
  },
  fr: {
    progress: (rows, perSecond, remaining) => `${rows} lignes, ${perSecond}/s, encore ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} lues, ${added} nouvelles, ${changed} mises à jour, ${same} inchangées, ${refused} rejetées`,
    removed: (rows) => `${rows} supprimées auparavant et non rétablies`,
    kept: (counts) => `Jusque-là, et cela reste : ${counts}`,
    record: 'enregistrement',
    moreRejects: (rows) => `et ${rows} autres rejetées`,
    motives: {
      missing: 'manque',
      notText: "n'est pas du texte",
      tooLong: 'est trop long',
      notStorable: "la base de données refuse l'enregistrement",
      notNumber: "n'est pas un nombre",
      notDate: "n'est pas une date",
      notFlag: "n'est ni vrai ni faux",
      badControl: "n'est pas un numéro de contrôle du PNCP",
      notRecord: "n'est pas un enregistrement",
    },
    noSuchFile: "Le fichier n'existe pas.",
    notReadable: "Le fichier n'a pas pu être ouvert.",
    cutOff: "Le serveur s'est arrêté avant la fin.",
  },
  de: {
    progress: (rows, perSecond, remaining) => `${rows} Zeilen, ${perSecond}/s, noch ${remaining} s`,
    report: (rows, added, changed, same, refused) =>
      `${rows} gelesen, ${added} neu, ${changed} geändert, ${same} unverändert, ${refused} abgelehnt`,
    removed: (rows) => `${rows} früher entfernt und nicht zurückgeholt`,
    kept: (counts) => `Bis dahin, und das bleibt: ${counts}`,
    record: 'Datensatz',
    moreRejects: (rows) => `und ${rows} weitere abgelehnt`,
    motives: {
      missing: 'fehlt',
      notText: 'ist kein Text',
      tooLong: 'ist zu lang',
      notStorable: 'die Datenbank nimmt den Datensatz nicht an',
      notNumber: 'ist keine Zahl',
      notDate: 'ist kein Datum',
      notFlag: 'ist weder wahr noch falsch',
      badControl: 'ist keine PNCP-Kontrollnummer',
      notRecord: 'ist kein Datensatz',
    },
    noSuchFile: 'Die Datei gibt es nicht.',
    notReadable: 'Die Datei ließ sich nicht öffnen.',
    cutOff: 'Der Server hörte vorzeitig auf.',
  },
};

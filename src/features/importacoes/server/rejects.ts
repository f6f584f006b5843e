import type { Language } from '#kit/errors.ts';
import type { RejectReason } from '#kit/rejects.ts';
import type { Database } from '#kit/server/database/database.ts';
import { csv } from '#kit/server/text/csv.ts';
import type {} from './tables.ts';

const headers: Record<Language, string[]> = {
  pt: ['Registro', 'Chave', 'Campo', 'Valor', 'Motivo', 'Resultado'],
  en: ['Record', 'Key', 'Field', 'Value', 'Reason', 'Outcome'],
  fr: ['Enregistrement', 'Identifiant', 'Champ', 'Valeur', 'Motif', 'Résultat'],
  de: ['Datensatz', 'Kennung', 'Feld', 'Wert', 'Grund', 'Ergebnis'],
};

const outcomes: Record<Language, { kept: string; rejected: string }> = {
  pt: { kept: 'importado sem este valor', rejected: 'rejeitado' },
  en: { kept: 'imported without this value', rejected: 'rejected' },
  fr: { kept: 'importé sans cette valeur', rejected: 'rejeté' },
  de: { kept: 'ohne diesen Wert importiert', rejected: 'abgelehnt' },
};

/** Reasons for rejecting a record, about its field. */
export const motiveTexts: Record<Language, Record<RejectReason, string>> = {
  pt: {
    missing: 'não informado',
    notText: 'não é texto',
    tooLong: 'é longo demais',
    notNumber: 'não é um número',
    ambiguousNumber: 'ambíguo, o ponto pode ser de milhar ou decimal: escreva 1234 ou 1,234',
    notDate: 'não é uma data',
    badYear: 'deve estar entre 1990 e 2100',
    notFlag: 'não é sim nem não',
    badKey: 'não é uma chave válida',
    notCnpj: 'não é um CNPJ: confira os 14 caracteres e os dígitos verificadores',
    lostDigits: 'perdeu dígitos em notação científica: formate a coluna como texto',
    badNotice: 'não é número de controle do PNCP (CNPJ-1-sequencial/ano) nem chave de licitação cadastrada à mão (m:…)',
    unknownCode: 'não é um valor conhecido',
    noOwner: 'não informa a que registro pertence',
    notRecord: 'não é um registro',
    notStorable: 'o banco de dados não aceita o registro',
  },
  en: {
    missing: 'is missing',
    notText: 'is not text',
    tooLong: 'is too long',
    notNumber: 'is not a number',
    ambiguousNumber: 'is ambiguous, its point may mark thousands or decimals: write 1234 or 1,234 (decimal comma)',
    notDate: 'is not a date',
    badYear: 'must be between 1990 and 2100',
    notFlag: 'is neither yes nor no',
    badKey: 'is not a valid key',
    notCnpj: 'is not a CNPJ: check its 14 characters and the check digits',
    lostDigits: 'lost digits in scientific notation: format the column as text',
    badNotice: 'is neither a PNCP control number (CNPJ-1-sequence/year) nor the key of a notice entered by hand (m:…)',
    unknownCode: 'is not a known value',
    noOwner: 'does not say which record it belongs to',
    notRecord: 'is not a record',
    notStorable: 'the database does not accept the record',
  },
  fr: {
    missing: 'manquant',
    notText: 'n’est pas du texte',
    tooLong: 'est trop long',
    notNumber: 'n’est pas un nombre',
    ambiguousNumber: 'est ambigu, le point peut marquer les milliers ou les décimales : écrivez 1234 ou 1,234',
    notDate: 'n’est pas une date',
    badYear: 'doit être entre 1990 et 2100',
    notFlag: 'n’est ni oui ni non',
    badKey: 'n’est pas un identifiant valide',
    notCnpj: 'n’est pas un CNPJ : vérifiez les 14 caractères et les chiffres de contrôle',
    lostDigits: 'a perdu des chiffres en notation scientifique : mettez la colonne au format texte',
    badNotice: 'n’est ni un numéro de contrôle du PNCP (CNPJ-1-séquence/année) ni la clé d’un avis saisi à la main (m:…)',
    unknownCode: 'n’est pas une valeur connue',
    noOwner: 'n’indique pas à quel enregistrement il appartient',
    notRecord: 'n’est pas un enregistrement',
    notStorable: 'la base de données refuse l’enregistrement',
  },
  de: {
    missing: 'fehlt',
    notText: 'ist kein Text',
    tooLong: 'ist zu lang',
    notNumber: 'ist keine Zahl',
    ambiguousNumber: 'ist mehrdeutig, der Punkt kann Tausender oder Dezimalstellen trennen: schreiben Sie 1234 oder 1,234',
    notDate: 'ist kein Datum',
    badYear: 'muss zwischen 1990 und 2100 liegen',
    notFlag: 'ist weder ja noch nein',
    badKey: 'ist keine gültige Kennung',
    notCnpj: 'ist keine CNPJ: prüfen Sie die 14 Zeichen und die Prüfziffern',
    lostDigits: 'hat in wissenschaftlicher Schreibweise Ziffern verloren: formatieren Sie die Spalte als Text',
    badNotice:
      'ist weder eine Kontrollnummer des PNCP (CNPJ-1-laufende Nummer/Jahr) noch der Schlüssel einer von Hand erfassten Ausschreibung (m:…)',
    unknownCode: 'ist kein bekannter Wert',
    noOwner: 'nennt den Datensatz nicht, zu dem er gehört',
    notRecord: 'ist kein Datensatz',
    notStorable: 'die Datenbank nimmt den Datensatz nicht an',
  },
};

const ROWS_AT_ONCE = 1000;

/** Everything that could not be read of a run's records as CSV, in the order of the file. */
export function exportRejects(database: Database, importacaoId: number, language: Language): AsyncIterable<string> {
  const { read } = database.forPurpose('exports');
  async function* pages() {
    let last = 0;
    while (true) {
      const rows = await read
        .selectFrom('importacoes_rejeitos')
        .selectAll()
        .where('importacao_id', '=', importacaoId)
        .where('id', '>', last)
        .orderBy('id')
        .limit(ROWS_AT_ONCE)
        .execute();
      if (rows.length === 0) return;
      last = rows.at(-1)?.id ?? last;
      yield rows.map(({ indice, controle, campo, valor, motivo, mantido }) => [
        ...[indice, controle, campo, valor, motiveTexts[language][motivo]],
        outcomes[language][mantido ? 'kept' : 'rejected'],
      ]);
    }
  }
  return csv(language, headers[language], pages());
}

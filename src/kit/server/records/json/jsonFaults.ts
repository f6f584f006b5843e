// Errors of JSON files, in every language.
import type { LocalizedText } from '#kit/errors.ts';

export const invalid: LocalizedText = {
  pt: 'isto não é JSON válido',
  en: 'this is not valid JSON',
  fr: 'ceci n’est pas du JSON valide',
  de: 'das ist kein gültiges JSON',
};
export const noJson: LocalizedText = {
  pt: 'o registro não é JSON válido',
  en: 'the record is not valid JSON',
  fr: 'l’enregistrement n’est pas du JSON valide',
  de: 'der Datensatz ist kein gültiges JSON',
};
export const afterTheEnd: LocalizedText = {
  pt: 'há dados depois do fim da lista',
  en: 'there is data after the end of the list',
  fr: 'il y a autre chose après la fin de la liste',
  de: 'nach dem Ende der Liste folgt noch etwas',
};
export const mixed: LocalizedText = {
  pt: 'o arquivo mistura registros por linha e uma lista',
  en: 'the file mixes one record per line with a list',
  fr: 'des enregistrements ligne par ligne et une liste sont mélangés',
  de: 'einzelne Datensätze und eine Liste sind gemischt',
};
export const noLine: LocalizedText = {
  pt: 'aqui deveria começar um registro com {',
  en: 'a record should begin here with {',
  fr: 'un enregistrement devrait commencer ici par {',
  de: 'hier sollte ein Datensatz mit { beginnen',
};
export const tooLarge: LocalizedText = {
  pt: 'um registro é grande demais (mais de 2 MiB)',
  en: 'a record is too large (over 2 MiB)',
  fr: 'un enregistrement est trop volumineux (plus de 2 Mio)',
  de: 'ein Datensatz ist zu groß (über 2 MiB)',
};
export const tooManyValues: LocalizedText = {
  pt: 'um registro tem valores demais (mais de 50 mil)',
  en: 'a record has too many values (over 50 thousand)',
  fr: 'un enregistrement a trop de valeurs (plus de 50 000)',
  de: 'ein Datensatz hat zu viele Werte (über 50.000)',
};
export const tooDeep: LocalizedText = {
  pt: 'os dados estão aninhados demais (mais de 64 níveis)',
  en: 'the data is nested too deeply (over 64 levels)',
  fr: 'les données sont trop imbriquées (plus de 64 niveaux)',
  de: 'die Daten sind zu tief verschachtelt (über 64 Ebenen)',
};
export const tooLong: LocalizedText = {
  pt: 'um texto é longo demais (mais de 1 MiB)',
  en: 'a text is too long (over 1 MiB)',
  fr: 'un texte est trop long (plus de 1 Mio)',
  de: 'ein Text ist zu lang (über 1 MiB)',
};

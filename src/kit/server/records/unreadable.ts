// Errors of unreadable files, with their position.
import { type LocalizedText, Problem } from '#kit/errors.ts';

/** @param byte offset of the error, from 0 */
export function unreadable(byte: number, reason: LocalizedText): Problem {
  return new Problem('unreadable-file', {
    pt: `Byte ${byte}: ${reason.pt}.`,
    en: `Byte ${byte}: ${reason.en}.`,
    fr: `Octet ${byte} : ${reason.fr}.`,
    de: `Byte ${byte}: ${reason.de}.`,
  });
}

/**
 * @param row of a sheet, from 1
 * @param byte offset of the row, if known
 */
export function unreadableRow(row: number, reason: LocalizedText, byte?: number): Problem {
  const at = (word: string) => (byte === undefined ? '' : ` (${word} ${byte})`);
  return new Problem('unreadable-file', {
    pt: `Linha ${row}${at('byte')}: ${reason.pt}.`,
    en: `Row ${row}${at('byte')}: ${reason.en}.`,
    fr: `Ligne ${row}${at('octet')} : ${reason.fr}.`,
    de: `Zeile ${row}${at('Byte')}: ${reason.de}.`,
  });
}

export const cutOff: LocalizedText = {
  pt: 'o arquivo está incompleto',
  en: 'the file is incomplete',
  fr: 'le fichier est incomplet',
  de: 'die Datei ist unvollständig',
};

export function damaged(byte: number): Problem {
  return unreadable(byte, {
    pt: 'o arquivo compactado está danificado',
    en: 'the compressed file is damaged',
    fr: 'le fichier compressé est endommagé',
    de: 'die komprimierte Datei ist beschädigt',
  });
}

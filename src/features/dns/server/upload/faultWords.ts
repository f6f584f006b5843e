// Texts for the faults of a single entry, in the user's language.
import type { Language, LocalizedText } from '#kit/errors.ts';
import type { DnsFault } from '../../contract.ts';

export function faultWords(language: Language): (fault: DnsFault) => string {
  return ({ motivo }) => words[motivo][language];
}

const words: Record<DnsFault['motivo'], LocalizedText> = {
  missing: titles('é obrigatório', 'is required', 'est obligatoire', 'ist erforderlich'),
  tooLong: titles('é longo demais', 'is too long', 'est trop long', 'ist zu lang'),
  badDomain: titles('não é um domínio válido', 'is not a valid domain', 'n’est pas un domaine valide', 'ist keine gültige Domain'),
  badDate: titles('não é uma data válida', 'is not a valid date', 'n’est pas une date valide', 'ist kein gültiges Datum'),
  dueBeforeEffective: titles(
    'é anterior à vigência',
    'is before the effective date',
    'est antérieure à la date d’effet',
    'liegt vor dem Beginn der Gültigkeit',
  ),
  noDate: titles(
    'informe a vigência ou o vencimento',
    'enter the effective date or the due date',
    'indiquez la date d’effet ou l’échéance',
    'geben Sie den Beginn der Gültigkeit oder die Fälligkeit an',
  ),
  repeatedInFile: titles('está repetido', 'is repeated', 'est en double', 'ist doppelt'),
  repeated: titles('já está na lista', 'is in the list already', 'est déjà dans la liste', 'steht schon in der Liste'),
  removed: titles('foi removido da lista', 'was removed from the list', 'a été retiré de la liste', 'wurde aus der Liste entfernt'),
};

function titles(pt: string, en: string, fr: string, de: string): LocalizedText {
  return { pt, en, fr, de };
}

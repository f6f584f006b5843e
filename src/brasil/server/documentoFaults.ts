// What is wrong with numbers of companies and people.
import type { LocalizedText } from '#kit/errors.ts';

export const notCnpj: LocalizedText = {
  pt: 'não é um CNPJ: confira os 14 caracteres e os dígitos verificadores',
  en: 'is not a CNPJ: check its 14 characters and the check digits',
  fr: 'n’est pas un CNPJ : vérifiez les 14 caractères et les chiffres de contrôle',
  de: 'ist keine CNPJ: prüfen Sie die 14 Zeichen und die Prüfziffern',
};

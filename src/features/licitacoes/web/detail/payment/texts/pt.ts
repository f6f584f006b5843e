// Texts of the payment account of an órgão; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    payment: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Dados de pagamento',
  demo: 'Dados fictícios da demonstração',
  totalDue: 'Total',
  bankName: 'Banco',
  country: 'País',
  iban: 'IBAN',
  swiftCode: 'SWIFT',
  branch: 'Agência',
  accountNumber: 'Conta',
  clearHint: 'Deixe tudo em branco para remover a conta.',
  edit: 'Conta de pagamento do órgão',
  editTitle: 'Conta de {{orgao}}',
  save: 'Salvar',
  saved: 'Conta salva.',
};

import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'Payment details',
  demo: 'Fictitious demo data',
  totalDue: 'Total due',
  bankName: 'Bank',
  country: 'Country',
  iban: 'IBAN',
  swiftCode: 'SWIFT',
  branch: 'Branch',
  accountNumber: 'Account number',
  clearHint: 'Leave everything blank to remove the account.',
  edit: 'Payment account of the public body',
  editTitle: 'Account of {{orgao}}',
  save: 'Save',
  saved: 'Account saved.',
};

import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  tour: 'Take the tour',
  tourWords: 'tour help start tutorial guide',
  writeMail: 'Write an email',
  writeMailWords: 'email message compose send',
  newTask: 'New task',
  newTaskWords: 'todo add create',
  newOffer: 'New offer',
  newOfferWords: 'bid proposal notice begin price',
  language: 'Switch to {{language}}',
  customize: 'Customise the appearance',
  keys: 'See the keyboard shortcuts',
  languageWords: 'language translation idioma',
  skinWords: 'theme mode night light dark colours colors',
  customizeWords: 'theme menu layout bar colours colors direction settings',
  keysWords: 'help keys commands',
  signOutWords: 'logout log out disconnect end session',
  noObjeto: 'No subject given',
  allNotices_one: 'See {{figure}} notice in the list',
  allNotices_other: 'See {{figure}} notices in the list',
  allBills_one: 'See {{figure}} bill in the list',
  allBills_other: 'See {{figure}} bills in the list',
} satisfies TextsIn<'en', typeof source>;

// What the account in its settings and admins in the list of people do alike: what may stand in a row of `profiles`, and who hears of it.
import { dayInBrasilia } from '#brasil/clock.ts';
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Events } from '#kit/server/events/events.ts';
import { longestAddress, type socialNetworks } from '../contract.ts';

type SocialNetwork = (typeof socialNetworks)[number];
type ProfileFields = { dob: string | null; website: string; phone: string } & Record<SocialNetwork, string>;

const FIRST_DAY = '1900-01-01';
const LEAST_DIGITS = 8;
/** No number of the world has more, and every JSON reader takes so many for what they are. */
export const MOST_DIGITS = 15;

/** Where somebody of that name is found; Google has no such place. */
const profileAddresses: Partial<Record<SocialNetwork, string>> = {
  twitter: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  linkedIn: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
  quora: 'https://www.quora.com/profile/',
};

/** What others are shown of somebody wherever they meet them. */
const publicFields: readonly string[] = ['fullName', 'username', 'company', 'avatar', 'role', 'status', 'currentPlan'];

/** Has browsers ask anew in which these fields of an account stand: everybody's where others are shown them, otherwise its own. */
export function publishUserChange(events: Pick<Events, 'publish'>, id: number, fields: readonly string[]): void {
  if (fields.length === 0) return;
  events.publish([id], 'account');
  const to = fields.some((field) => publicFields.includes(field)) ? 'everybody' : [id];
  for (const topic of userTopics) events.publish(to, topic);
}

/** Has everybody's browsers ask anew after somebody came or went. */
export function publishUserListChange(events: Pick<Events, 'publish'>): void {
  for (const topic of userTopics) events.publish('everybody', topic);
}

/** The topics of those who show people. */
const userTopics = ['users', 'profile'];

/**
 * What was typed, as it is kept: `exemplo.com.br` becomes `https://exemplo.com.br/`, and `@name` the address of whoever has that name there.
 * @param pathOf where a field stands in the request
 * @throws {Problem} `validation` at each field that holds nothing of the kind
 */
export function parseProfileFields<Field extends keyof ProfileFields>(
  typed: Pick<ProfileFields, Field>,
  language: Language,
  pathOf: (field: Field) => string,
): Pick<ProfileFields, Field> {
  const fields = Object.keys(typed) as Field[];
  const read = fields.map((field) => [field, readField(field, typed[field])] as const);
  const faults: Fault[] = read
    .filter(([, value]) => value === undefined)
    .map(([field]) => ({
      path: pathOf(field),
      message: (words as Partial<Record<string, LocalizedText>>)[field]?.[language] ?? noLink[language],
    }));
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
  return Object.fromEntries(read) as Pick<ProfileFields, Field>;
}

/** Undefined: nothing of the kind. */
function readField(field: keyof ProfileFields, typed: string | null): string | null | undefined {
  if (field === 'dob') return typed === null || (typed >= FIRST_DAY && typed <= dayInBrasilia(new Date())) ? typed : undefined;
  const text = (typed ?? '').trim();
  if (text === '') return '';
  if (field === 'phone') return isPhone(text) ? text : undefined;
  return field === 'website' ? toAddress(text, ['https:', 'http:']) : toSocialLink(field, text);
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]*$/.test(text) && digits >= LEAST_DIGITS && digits <= MOST_DIGITS;
}

function toSocialLink(network: SocialNetwork, text: string): string | undefined {
  const [, name] = /^@([\p{L}\p{N}._-]+)$/u.exec(text) ?? [];
  if (name === undefined) return toAddress(text, ['https:']);
  const home = profileAddresses[network];
  return home && toAddress(`${home}${encodeURIComponent(name)}`, ['https:']);
}

function toAddress(text: string, protocols: string[]): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*\.[^/]*:\d/.test(text) ? text : `https://${text}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return undefined;
  const { href, protocol, hostname, username, password } = new URL(whole);
  // A name before the host only ever makes an address look like another one.
  const isPlain = protocols.includes(protocol) && hostname.includes('.') && username === '' && password === '';
  return isPlain && href.length <= longestAddress ? href : undefined;
}

const words = {
  website: {
    pt: 'informe um endereço como https://exemplo.com.br',
    en: 'enter an address such as https://example.com',
    fr: 'saisissez une adresse comme https://exemple.fr',
    de: 'geben Sie eine Adresse wie https://beispiel.de ein',
  },
  phone: {
    pt: 'informe um telefone com DDD, de 8 a 15 dígitos',
    en: 'enter a phone number of 8 to 15 digits',
    fr: 'saisissez un numéro de 8 à 15 chiffres',
    de: 'geben Sie eine Telefonnummer mit 8 bis 15 Ziffern ein',
  },
  dob: {
    pt: 'informe um dia entre 1900 e hoje',
    en: 'enter a day between 1900 and today',
    fr: "saisissez un jour entre 1900 et aujourd'hui",
    de: 'geben Sie einen Tag zwischen 1900 und heute ein',
  },
} satisfies Partial<Record<keyof ProfileFields, LocalizedText>>;
const noLink: LocalizedText = {
  pt: 'informe um endereço que comece com https://',
  en: 'enter an address that begins with https://',
  fr: 'saisissez une adresse qui commence par https://',
  de: 'geben Sie eine Adresse ein, die mit https:// beginnt',
};

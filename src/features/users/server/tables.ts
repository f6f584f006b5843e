// Shared by account settings and user administration: validating a row of `profiles`, and publishing changes.
import { dayInBrasilia } from '#kit/clock.ts';
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Events } from '#kit/server/events/events.ts';
import { longestAddress, type socialNetworks } from '../contract.ts';

type SocialNetwork = (typeof socialNetworks)[number];
type ProfileFields = { dob: string | null; website: string; phone: string } & Record<SocialNetwork, string>;

const FIRST_DAY = '1900-01-01';
const LEAST_DIGITS = 8;
/** The longest phone number, and digits that every JSON parser reads exactly. */
export const MOST_DIGITS = 15;

/** The address of a profile by its name; Google has none. */
const profileAddresses: Partial<Record<SocialNetwork, string>> = {
  twitter: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  linkedIn: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
  quora: 'https://www.quora.com/profile/',
};

/** Fields that other users see. */
const publicFields: readonly string[] = ['fullName', 'username', 'company', 'avatar', 'role', 'status', 'currentPlan'];

/** Makes browsers refetch these fields of an account: everybody's if others see them, otherwise the account's own. */
export function publishUserChange(events: Pick<Events, 'publish'>, id: number, fields: readonly string[]): void {
  if (fields.length === 0) return;
  events.publish([id], 'account');
  const to = fields.some((field) => publicFields.includes(field)) ? 'everybody' : [id];
  for (const topic of userTopics) events.publish(to, topic);
}

/** Makes all browsers refetch after a user was created or removed. */
export function publishUserListChange(events: Pick<Events, 'publish'>): void {
  for (const topic of userTopics) events.publish('everybody', topic);
}

/** The event topics of screens that show users. */
const userTopics = ['users', 'profile'];

/**
 * Normalises typed values: `exemplo.com.br` becomes `https://exemplo.com.br/`, and `@name` the address of that profile.
 * @param pathOf the path of a field in the request
 * @throws {Problem} `validation` for each invalid field
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

/** Undefined if invalid. */
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
  // Credentials in an address only disguise its host.
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
    fr: 'saisissez un jour entre 1900 et aujourd’hui',
    de: 'geben Sie einen Tag zwischen 1900 und heute ein',
  },
} satisfies Partial<Record<keyof ProfileFields, LocalizedText>>;
const noLink: LocalizedText = {
  pt: 'informe um endereço que comece com https://',
  en: 'enter an address that begins with https://',
  fr: 'saisissez une adresse qui commence par https://',
  de: 'geben Sie eine Adresse ein, die mit https:// beginnt',
};

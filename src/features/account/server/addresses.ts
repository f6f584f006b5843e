// What people write where an address is asked for, made an address.
import { socialNetworks } from '#features/users/contract.ts';
import type { Fault, Language, Titles } from '#kit/errors.ts';
import { longest, type SocialNetwork } from '../contract.ts';

/** Where somebody of that name is found; Google has no such place. */
const homes: Partial<Record<SocialNetwork, string>> = {
  twitter: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  linkedIn: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
  quora: 'https://www.quora.com/profile/',
};

/** `exemplo.com.br` → `https://exemplo.com.br/`; an empty text stays empty. Null: no address one could follow. */
export function toWebsite(typed: string): string | null {
  return toAddress(typed, ['https:', 'http:']);
}

/** An address, or `@name` → the address of whoever has that name there. Null: neither. */
function toSocialLink(network: SocialNetwork, typed: string): string | null {
  const [, name] = /^@([\p{L}\p{N}._-]+)$/u.exec(typed.trim()) ?? [];
  if (name === undefined) return toAddress(typed, ['https:']);
  const home = homes[network];
  return home === undefined ? null : `${home}${encodeURIComponent(name)}`;
}

/** @returns the addresses, or which fields hold none */
export function toSocialLinks(
  typed: Record<SocialNetwork, string>,
  language: Language,
): { links: Record<SocialNetwork, string>; faults: Fault[] } {
  const read = socialNetworks.map((network) => [network, toSocialLink(network, typed[network])] as const);
  const faults = read.filter(([, link]) => link === null).map(([network]) => ({ path: `body.${network}`, message: noLink[language] }));
  return { links: Object.fromEntries(read.map(([network, link]) => [network, link ?? ''])) as Record<SocialNetwork, string>, faults };
}

function toAddress(typed: string, protocols: string[]): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*\.[^/]*:\d/.test(text) ? text : `https://${text}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return null;
  const { href, protocol, hostname, username, password } = new URL(whole);
  // A name before the host only ever makes an address look like another one.
  const isPlain = protocols.includes(protocol) && hostname.includes('.') && username === '' && password === '';
  return isPlain && href.length <= longest.website ? href : null;
}

export const noWebsite: Titles = {
  pt: 'informe um endereço como https://exemplo.com.br',
  en: 'enter an address such as https://example.com',
  fr: 'saisissez une adresse comme https://exemple.fr',
  de: 'geben Sie eine Adresse wie https://beispiel.de ein',
};
const noLink: Titles = {
  pt: 'informe um endereço que comece com https://',
  en: 'enter an address that begins with https://',
  fr: 'saisissez une adresse qui commence par https://',
  de: 'geben Sie eine Adresse ein, die mit https:// beginnt',
};

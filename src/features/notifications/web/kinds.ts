// What the features tell, in words, with an icon and a way on. They belong to other features, so the app plugs them in.
import { type Icon, IconBell, IconConfetti } from '@tabler/icons-react';
import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { loadTexts, type TextsName, textsOf } from '#kit/web/locale/i18n.ts';

export type Look = { icon: Icon; tone: 'primary' | 'success' | 'warning' | 'danger' };
/** `data` is what the server keeps of one of the kind. */
export type Kind = {
  look(data: never): Look;
  /** The catalogue that the sentence is taken from. */
  texts: TextsName;
  sentence(data: never, format: Format): string;
  /** Where a click leads; left out where there is nothing more to see. */
  link?(data: never): LinkOptions;
};
export type Kinds = Readonly<Record<string, Kind>>;

const welcome: Kind = {
  look: () => ({ icon: IconConfetti, tone: 'primary' }),
  texts: 'notifications',
  sentence: () => textsOf('notifications')('welcome'),
  link: () => linkOptions({ to: '/apps/invoice/list', search: { status: ['aberta'] } }),
};

/** Told by a server that is newer than this page. */
const unknown: Kind = {
  look: () => ({ icon: IconBell, tone: 'primary' }),
  texts: 'notifications',
  sentence: () => textsOf('notifications')('unknown'),
};

let source = async (): Promise<Kinds> => ({});
let kinds: Kinds = { welcome };

/** Plugs in what the features tell; fetched when the first notification is to be shown. */
export function registerKinds(fetch: () => Promise<Kinds>): void {
  source = fetch;
}

/** Has everything there that showing notifications takes. */
export async function fetchKinds(): Promise<void> {
  kinds = { welcome, ...(await source()) };
  await loadTexts(...new Set(Object.values(kinds).map(({ texts }) => texts)));
}

/** To be asked after `fetchKinds`. */
export function kindOf(name: string): Kind {
  return kinds[name] ?? unknown;
}

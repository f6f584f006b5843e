// The sentence, icon and link of each kind of notification. They belong to other features; the app registers them.
import { type Icon, IconBell, IconConfetti } from '@tabler/icons-react';
import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { loadTexts, type TextsName, textsOf } from '#kit/web/locale/i18n.ts';

export type Look = { icon: Icon; tone: 'primary' | 'success' | 'warning' | 'danger' };
/** `data` is the stored data of a notification of this kind. */
export type Kind = {
  look(data: never): Look;
  /** The catalogue of the sentence. */
  texts: TextsName;
  sentence(data: never, format: Format): string;
  /** The link; left out if there is nothing more to see. */
  link?(data: never): LinkOptions;
};
export type Kinds = Readonly<Record<string, Kind>>;

const welcome: Kind = {
  look: () => ({ icon: IconConfetti, tone: 'primary' }),
  texts: 'notifications',
  sentence: () => textsOf('notifications')('welcome'),
  link: () => linkOptions({ to: '/apps/invoice/list', search: { status: ['aberta'] } }),
};

/** Sent by a newer server than this page. */
const unknown: Kind = {
  look: () => ({ icon: IconBell, tone: 'primary' }),
  texts: 'notifications',
  sentence: () => textsOf('notifications')('unknown'),
};

let source = async (): Promise<Kinds> => ({});
let kinds: Kinds = { welcome };

/** Registers the kinds; loaded when the first notification is shown. */
export function registerKinds(fetch: () => Promise<Kinds>): void {
  source = fetch;
}

/** Loads everything needed to show notifications. */
export async function fetchKinds(): Promise<void> {
  kinds = { welcome, ...(await source()) };
  await loadTexts(...new Set(Object.values(kinds).map(({ texts }) => texts)));
}

/** Call after `fetchKinds`. */
export function kindOf(name: string): Kind {
  return kinds[name] ?? unknown;
}

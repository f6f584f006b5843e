// What the `screens.ts` of a feature lists by the name of its address. It is fetched with the first screen, not with the login page.
import type { ComponentType } from 'react';
import type { TObject } from '#kit/schema.ts';
import type { TextsName } from '../locale/i18n.ts';

export type Screen<Query extends TObject = never> = {
  /** Catalogues that are loaded before the screen is shown. */
  texts: readonly TextsName[];
  fetchComponent: () => Promise<ComponentType>;
  /** Only a type: the parameters that the screen reads from its address. */
  query?: Query;
};

/** `screen<typeof chatSearch>(['chat'], () => import('./ChatScreen.tsx').then(({ ChatScreen }) => ChatScreen))` */
export function screen<Query extends TObject = never>(
  texts: readonly TextsName[],
  fetchComponent: () => Promise<ComponentType>,
): Screen<Query> {
  return { texts, fetchComponent };
}

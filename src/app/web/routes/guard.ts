// Checks who may open a screen. Every route has its `access`; the server checks every request again.

import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { currentUser } from '#features/auth/web/session.ts';
import { may, type Need } from '#kit/web/ability.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open it: anybody, users who are not signed in, or users with a permission. */
    access: Access;
    /** A part of its parent's screen, which stays mounted while such addresses change. */
    isPart?: true;
  }
}
export type Access = 'anybody' | 'signedOut' | Need;

type Match = { staticData: { access?: Access }; search: unknown };

/** Redirects users to screens they may open. Runs before each screen, and when the session changes. */
export function guard(matches: readonly Match[], location: ParsedLocation): void {
  const screen = matches.at(-1);
  const access = screen?.staticData.access ?? 'anybody';
  if (access === 'anybody') return;
  if (access === 'signedOut') {
    if (currentUser())
      throw redirect({ href: atPrefix(ownAddress((screen?.search as LoginSearch | undefined)?.redirect) ?? '/'), replace: true });
  } else if (!may(access)) {
    if (currentUser()) throw redirect({ to: '/misc/not-authorized', search: { from: location.href }, replace: true });
    throw redirect({ to: '/login', search: { redirect: location.href === '/' ? undefined : location.href }, replace: true });
  }
}

export type LoginSearch = { redirect?: string };

/** `validateSearch` of the login page: an address of this site, or nothing. */
export function loginSearch(raw: Record<string, unknown>): LoginSearch {
  return { redirect: ownAddress(raw.redirect) };
}

/** `validateSearch` of the page for missing permissions: the refused address. */
export function refusalSearch(raw: Record<string, unknown>): { from?: string } {
  return { from: ownAddress(raw.from) };
}

/** Only an address of this site. Parsed by the browser, which drops tabs and reads `\` as `/`; the result must be on this site too. */
function ownAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  const isHere = (path: string) => URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin;
  return isHere(address) && isHere(new URL(address, location.origin).pathname) ? address : undefined;
}

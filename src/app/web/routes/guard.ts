// Who may see which screen. Every route says so; the first check is here, the one that counts is the server's.
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { currentUser } from '#features/auth/web/session.ts';
import { may, type Need } from '#kit/web/ability.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may come: anybody, those who are not signed in yet, or those who may do what is named. */
    access: Access;
    /** It says what the screen above it shows; that screen stays while such addresses change. */
    isPart?: true;
  }
}
export type Access = 'anybody' | 'signedOut' | Need;

type Match = { staticData: { access?: Access }; search: unknown };

/** Sends the reader where they may go. Runs before each screen, and again when the session changes. */
export function guard(matches: readonly Match[], location: ParsedLocation): void {
  const screen = matches.at(-1);
  const access = screen?.staticData.access ?? 'anybody';
  if (access === 'anybody') return;
  if (access === 'signedOut') {
    if (currentUser()) throw redirect({ href: ownAddress((screen?.search as LoginSearch | undefined)?.redirect) ?? '/', replace: true });
  } else if (!may(access)) {
    if (currentUser()) throw redirect({ to: '/misc/not-authorized', search: { from: location.href }, replace: true });
    throw redirect({ to: '/login', search: { redirect: location.href === '/' ? undefined : location.href }, replace: true });
  }
}

export type LoginSearch = { redirect?: string };

/** `validateSearch` of the login page: an address of ours, or nothing. */
export function loginSearch(raw: Record<string, unknown>): LoginSearch {
  return { redirect: ownAddress(raw.redirect) };
}

/** `validateSearch` of the page that refuses: the address it is about. */
export function refusalSearch(raw: Record<string, unknown>): { from?: string } {
  return { from: ownAddress(raw.from) };
}

/** Only an address within this site. The browser's own reading decides, for it drops tabs and takes `\` for `/`; and what it read must not leave either. */
function ownAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  const isHere = (path: string) => URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin;
  return isHere(address) && isHere(new URL(address, location.origin).pathname) ? address : undefined;
}

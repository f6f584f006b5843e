// Links to URLs that are only known at run time, such as those from the server.

import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { atPrefix } from '../pathPrefix.ts';

/** Links to our screens navigate without a reload; other URLs open in a new tab. */
export function AddressLink({ href, onClick, ...others }: ComponentProps<'a'> & { href: string }) {
  const follow = useFollow();
  return (
    <a
      {...others}
      {...externalLinkProps(href)}
      href={atPrefix(href)}
      onClick={(event) => {
        onClick?.(event);
        follow(event, href);
      }}
    />
  );
}

/** Handles a click on a link to a screen; other clicks are left to the browser. */
export function useFollow(): (event: MouseEvent, href: string) => void {
  const router = useRouter();
  return (event, href) => {
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event) || !isScreen(href)) return;
    event.preventDefault();
    void router.navigate({ href: atPrefix(href) });
  };
}

/** Attributes of an external link. Mail links open a program, not a tab. */
export function externalLinkProps(href: string): { target?: string; rel?: string } {
  return isScreen(href) || href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noreferrer' };
}

/** Whether the click opens another tab or window, or saves the link. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Paths of screens, not of the API. */
function isScreen(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}

// Links to addresses that are known only at run time, such as those the server tells.
import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** A link to a screen of ours opens it without loading the page anew; any other address opens in a tab of its own. */
export function AddressLink({ href, onClick, ...others }: ComponentProps<'a'> & { href: string }) {
  const follow = useFollow();
  return (
    <a
      {...others}
      {...externalLinkProps(href)}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event, href);
      }}
    />
  );
}

/** Opens the screen at an address that was clicked; what the browser does by itself is left to it. */
export function useFollow(): (event: MouseEvent, href: string) => void {
  const router = useRouter();
  return (event, href) => {
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event) || !isScreen(href)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
}

/** What a link needs that leaves the application. Mail goes to a program of its own, not to a tab. */
export function externalLinkProps(href: string): { target?: string; rel?: string } {
  return isScreen(href) || href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noreferrer' };
}

/** Clicked to be opened in another tab or window, or saved. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** The server's own pages are no screens. */
function isScreen(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}

// What can stand in a formatted text. Anything else that is pasted loses its tags, and what belongs to it.
import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Alignment } from './alignment.ts';
import { isSafeTarget } from './linkTarget.ts';

/**
 * @param placeholder asked each time, for its words may change
 * @param ofPage what a text of one of our own pages may hold besides; left out for what is sent away
 */
export function makeExtensions(placeholder: () => string, ofPage?: Extensions): Extensions {
  const ownPages = ofPage !== undefined;
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => isSafeTarget(address, { ownPages }),
        HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
      },
    }),
    Alignment,
    Placeholder.configure({ placeholder }),
    ...(ofPage ?? []),
  ];
}

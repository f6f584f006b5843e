// The content that formatted texts may have. Other pasted elements lose their tags and attributes.
import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Alignment } from './alignment.ts';
import { isSafeTarget } from './linkTarget.ts';

/**
 * @param placeholder called each time, because the text may change
 * @param ofPage further extensions for texts of our own pages; absent for texts that are sent
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

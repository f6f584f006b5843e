// How a paragraph is aligned goes into the editor as an attribute: the page's policy lets no style in that stands in HTML.
import { TextAlign } from '@tiptap/extension-text-align';

const aligned = ['heading', 'paragraph'];

/** Writes alignment as a style, which mail programs know, and reads what `styleless` made of it. */
export const Alignment = TextAlign.extend({
  addGlobalAttributes: () => [
    {
      types: aligned,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-align'),
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
}).configure({ types: aligned });

/** HTML without styles, where a paragraph's alignment is kept as `data-align`: `<p style="text-align:center">` → `<p data-align="center">`. */
export function styleless(html: string): string {
  return html.replace(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
    tag.replace(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s>]+)/gi, (_, double = '', single = '') => {
      const alignment = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)/i.exec(double || single)?.[1];
      return alignment ? ` data-align="${alignment.toLowerCase()}"` : '';
    }),
  );
}

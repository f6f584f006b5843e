// How a paragraph is aligned goes into the editor as an attribute: the page's policy lets no style in that stands in HTML.
import { TextAlign } from '@tiptap/extension-text-align';

const aligned = ['heading', 'paragraph'];

/** Writes alignment as a style, which mail programs know, and reads what `editorHtml` made of it. */
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

// Alignment enters the editor as an attribute, because the page's policy blocks inline styles in HTML.
import { TextAlign } from '@tiptap/extension-text-align';

const aligned = ['heading', 'paragraph'];

/** Writes alignment as a style, which mail programs support, and reads the attribute from `editorHtml`. */
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

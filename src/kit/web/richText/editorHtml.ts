// Prepares HTML for the editor. Browsers process event handlers and styles while parsing, even in detached documents, and the page's
// policy then reports violations. Therefore the HTML is rewritten first by another parser.
import { Parser } from 'htmlparser2';

/** Elements that are dropped with their content. */
const dropped = new Set([
  ...['script', 'style', 'noscript', 'noembed', 'noframes', 'template', 'title', 'iframe', 'frameset', 'object', 'embed', 'applet'],
  ...['svg', 'math', 'audio', 'video', 'canvas', 'select', 'textarea', 'xmp', 'plaintext', 'meta', 'link', 'base', 'input'],
]);

/** The attributes that the editor reads. `data-pm-slice` describes content copied from an editor. */
const kept = new Set([
  ...['href', 'title', 'dir', 'lang', 'start', 'type', 'colspan', 'rowspan', 'scope', 'colwidth', 'data-colwidth'],
  ...['data-align', 'data-pm-slice'],
]);

/** Elements without an end tag. */
const withoutEnd = new Set(['br', 'hr', 'img', 'col', 'wbr']);

const plainName = /^[a-z][a-z0-9]*$/;

/**
 * Rewrites pasted or stored HTML without scripts, event handlers and styles.
 * A paragraph's alignment is kept as `data-align`: `<p style="text-align:center">` → `<p data-align="center">`.
 */
export function editorHtml(html: string): string {
  let written = '';
  /** The open dropped element, and its nesting depth. */
  let skipping: { name: string; depth: number } | undefined;
  /** The output elements of each open element. */
  const open: string[][] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (skipping) {
        if (name === skipping.name) skipping.depth++;
      } else if (dropped.has(name)) skipping = { name, depth: 1 };
      else {
        const names = plainName.test(name) ? namesOf(name, attributes.style ?? '') : [];
        open.push(names);
        for (const one of names) written += startTag(one, attributes);
      }
    },
    onclosetag: (name) => {
      if (skipping) {
        if (name === skipping.name && --skipping.depth === 0) skipping = undefined;
      } else for (const one of open.pop()?.toReversed() ?? []) written += endTag(one);
    },
    ontext: (text) => {
      if (!skipping) written += textHtml(text);
    },
  });
  parser.end(html);
  return written;
}

const isBold = /font-weight\s*:\s*(bold|[6-9]00)/i;
const isNotBold = /font-weight\s*:\s*(normal|[1-4]00)/i;
const isItalic = /font-style\s*:\s*italic/i;
const isNotItalic = /font-style\s*:\s*normal/i;

/** Google Docs wraps everything in a `<b>` that is not bold, and marks bold text by the style of spans. */
function namesOf(name: string, style: string): string[] {
  if (/^(b|strong)$/.test(name) && isNotBold.test(style)) return [];
  if (/^(i|em)$/.test(name) && isNotItalic.test(style)) return [];
  if (name === 'span') return [name, ...(isBold.test(style) ? ['b'] : []), ...(isItalic.test(style) ? ['i'] : [])];
  return [name];
}

/** `p` → `<p>`, with the attributes that the editor reads. */
export function startTag(name: string, attributes: Record<string, string>): string {
  return `<${name}${attributesOf(attributes)}>`;
}

/** `p` → `</p>`; empty for void elements. */
export function endTag(name: string): string {
  return withoutEnd.has(name) ? '' : `</${name}>`;
}

function attributesOf(attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).filter(([name]) => kept.has(name));
  const alignment = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)/i.exec(attributes.style ?? '')?.[1];
  if (alignment) pairs.push(['data-align', alignment.toLowerCase()]);
  return pairs.map(([name, value]) => ` ${name}="${textHtml(value)}"`).join('');
}

/** Escapes text for HTML, also in attributes. */
export function textHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

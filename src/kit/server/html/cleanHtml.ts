// Sanitises HTML that users write, and converts it to plain text. Nothing in the result can run or leave its place in the page.
import { createHash } from 'node:crypto';
import sanitize from 'sanitize-html';
import { ownPath } from '../../ownPath.ts';
import { htmlLimits } from './limits.ts';

const colour = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|rgba?\(\s*[\d.]+%?(\s*,\s*[\d.]+%?){2,3}\s*\))$/i;
const length = /^\d{1,4}(\.\d{1,3})?(px|pt|em|rem|ex|ch|%)?$/;
const lengths = /^(\d{1,4}(\.\d{1,3})?(px|pt|em|rem|%)?|auto)(\s+(\d{1,4}(\.\d{1,3})?(px|pt|em|rem|%)?|auto)){0,3}$/;
const border = /^(none|0|\d{1,2}(\.\d+)?(px|pt)? (solid|dashed|dotted|double) (#[0-9a-f]{3,8}|[a-z]{3,30}|rgba?\([\d., %]+\)))$/i;
const sides = ['top', 'right', 'bottom', 'left', 'inline-start', 'inline-end'];

/** None of them takes an element out of the flow, or loads a file. */
const styles: Record<string, RegExp[]> = {
  'text-align': [/^(start|end|left|right|center|justify)$/],
  'vertical-align': [/^(top|middle|bottom|baseline|sub|super)$/],
  'white-space': [/^(normal|pre-wrap|nowrap)$/],
  'list-style-type': [/^[a-z-]{3,30}$/],
  'text-decoration': [/^(none|underline|line-through)$/],
  'font-style': [/^(normal|italic)$/],
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'font-size': [/^(\d{1,2}(\.\d{1,3})?(px|pt)|[0-3](\.\d{1,3})?r?em|\d{2,3}%|(x{1,2}-)?(small|large)|medium)$/],
  'line-height': [/^([0-4](\.\d{1,3})?(r?em)?|\d{1,2}(px|pt)|\d{2,3}%|normal)$/],
  color: [colour],
  'background-color': [colour],
  width: [length],
  height: [length],
  'max-width': [length],
  padding: [lengths],
  margin: [lengths],
  border: [border],
  'border-collapse': [/^(collapse|separate)$/],
  ...Object.fromEntries(
    sides.flatMap((side) => [
      [`padding-${side}`, [length]],
      [`margin-${side}`, [length, /^auto$/]],
      [`border-${side}`, [border]],
    ]),
  ),
};

const cell = ['colspan', 'rowspan', 'align', 'valign', 'bgcolor', 'width', 'height'];

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'div', 'span', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'center', 'address'],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'strike',
      'del',
      'ins',
      'sub',
      'sup',
      'small',
      'big',
      'mark',
      'q',
      'cite',
      'abbr',
      'kbd',
      'font',
    ],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  // Their content is dropped too; of other unknown elements only the tags are removed.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'select', 'xmp', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'applet'],
    ...['svg', 'math', 'template', 'title', 'audio', 'video', 'canvas'],
  ],
  // No class, id or name: they could take on the page's styles, or shadow elements that its scripts look up.
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    font: ['color', 'size', 'face'],
    table: ['align', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'width'],
    col: ['span', 'width'],
    td: cell,
    th: [...cell, 'scope'],
  },
  allowedStyles: { '*': styles },
  // A second check of what `transformTags` has accepted.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  nestingLimit: 100,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkOut(attribs) }),
    img: (tagName, { src = '', srcset: _, ...attribs }) => {
      const address = rasterData.test(src) ? src : absolute(src, ['http:', 'https:']);
      // A picture without a URL is dropped: an element without a name is removed.
      return address ? { tagName, attribs: { src: address, ...attribs } } : { tagName: '', attribs: {} };
    },
  },
  // A second check, as above. It copies all output so far, each time.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** A picture would tell its server who views it, and when. */
const withoutPictures: sanitize.IOptions = { ...allowed, allowedTags: (allowed.allowedTags || []).filter((tag) => tag !== 'img') };

/** A link opens in another window, or is removed. */
function linkOut({ href = '', target: _, rel: __, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const address = absolute(href, ['http:', 'https:', 'mailto:', 'tel:']);
  return address ? { ...attribs, href: address, target: '_blank', rel: 'noopener noreferrer nofollow' } : attribs;
}

/** A path stays a link to a page of this server. */
function linkWithin({ href = '', target: _, rel: __, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const path = ownPath(href);
  return path ? { ...attribs, href: path } : linkOut({ ...attribs, href });
}

/** An embedded picture; not SVG, which can contain scripts. */
const rasterData = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/]+={0,2}$/i;

/** As browsers parse it: without the white space that hides a scheme. Null for relative URLs and other schemes. */
function absolute(address: string, schemes: string[]): string | null {
  const url = URL.parse(address);
  return url && schemes.includes(url.protocol) ? url.href : null;
}

const withinTag: sanitize.Transformer = (tagName, attribs) => ({ tagName, attribs: linkWithin(attribs) });

/** Whether to keep pictures, and links to pages of this server. */
export type CleaningRules = { pictures?: boolean; ownPages?: boolean };

/** To be raised when one of the functions above or the library's behaviour changes. */
const REVISION = 1;
/** Identifies this version of the rules. */
const rules = createHash('sha256')
  .update(
    JSON.stringify([REVISION, allowed], (_, value) => (value instanceof RegExp || typeof value === 'function' ? String(value) : value)),
  )
  .digest('base64url')
  .slice(0, 12);

/** Stored with cleaned HTML, it proves that exactly this text was cleaned by the current rules, so that it need not be cleaned again. */
export function cleanedDigest(clean: string): string {
  return `${rules}.${createHash('sha256').update(clean).digest('base64url')}`;
}

/** The nesting exceeds the limit. */
class TooDeep extends Error {}

/**
 * Keeps text, its formatting, links and, if allowed, pictures of `html`. Cleaning is idempotent.
 * `ownPages`: also links to pages of this server, `/…`, which would not work in a mail. It takes linear time: HTML that is nested too
 * deeply for that does not come from a text editor, and is shown as source.
 */
export function cleanHtml(html: string, { pictures = true, ownPages = false }: CleaningRules = {}): string {
  const basis = pictures ? allowed : withoutPictures;
  const kept = ownPages ? { ...basis, transformTags: { ...basis.transformTags, a: withinTag } } : basis;
  let depth = 0;
  const onOpenTag = () => {
    // The parser's time is quadratic in the depth.
    if (++depth > htmlLimits.depth) throw new TooDeep();
  };
  const onCloseTag = () => void depth--;
  try {
    return sanitize(html, { ...kept, onOpenTag, onCloseTag }).trim();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return sanitize(html.replaceAll('<', '&lt;'), kept).trim();
  }
}

const blocks = /^(p|div|h[1-6]|blockquote|pre|center|address|ul|ol|li|dl|dt|dd|figure|figcaption|table|caption|tr|hr)$/;
const apart = /^(p|h[1-6]|ul|ol|dl|table|pre|blockquote)$/;

/** Cleaned HTML as plain text: a line per block, `> ` before quotations, URLs after links that do not show them. */
export function textOf(html: string): string {
  let text = '';
  for (const { said, depth } of linesOf(html)) text += `${'> '.repeat(depth)}${said}`.trimEnd().concat('\n');
  return text.trim();
}

/** A line, and the depth of its quotation. */
export type Line = { said: string; depth: number };

/** The same as lazy lines. */
export function* linesOf(html: string): Generator<Line> {
  /** Empty lines are only emitted before further text. */
  let empty: Line[] = [];
  let isFirst = true;
  const links: { address: string; said: string }[] = [];
  let [line, mark, depth, lists, isAsWritten] = ['', '', 0, 0, false];
  function* put(said: string): Generator<Line> {
    if (said.trimEnd() === '') return void empty.push({ said: '', depth });
    yield* empty;
    empty = [];
    isFirst = false;
    yield { said, depth };
  }
  function* end(isForced = false): Generator<Line> {
    const said = isAsWritten ? line.trimEnd() : line.trim();
    line = '';
    if (!said && !isForced) return;
    const marked = mark + said;
    mark = '';
    yield* put(marked);
  }
  const write = (said: string) => {
    line += said;
    const link = links.at(-1);
    if (link) link.said += said;
  };
  const open = (tag: string, attributes: string) => {
    if (tag === 'blockquote') depth++;
    else if (tag === 'pre') isAsWritten = true;
    else if (tag === 'ul' || tag === 'ol') lists++;
    else if (tag === 'li') mark = `${'  '.repeat(Math.max(0, lists - 1))}- `;
    else if (tag === 'a') links.push({ address: attributeOf(attributes, 'href').replace(/^mailto:|\/$/g, ''), said: '' });
    else if (tag === 'img') write(attributeOf(attributes, 'alt'));
  };
  const closeLink = () => {
    const { address, said } = links.pop() ?? { address: '', said: '' };
    const around = links.at(-1);
    if (around) around.said += said;
    // A path on this server is useless elsewhere.
    if (address && !address.startsWith('/') && !said.includes(address)) write(` <${address}>`);
  };
  const close = (tag: string) => {
    if (tag === 'pre') isAsWritten = false;
    else if (tag === 'ul' || tag === 'ol') lists--;
    else if (tag === 'td' || tag === 'th') line += '\t';
    else if (tag === 'a') closeLink();
    if (tag === 'blockquote') {
      depth--;
      empty = [];
    }
    // Only one empty line.
    if (apart.test(tag) && lists === 0 && !isFirst && empty.length === 0) empty.push({ said: '', depth });
  };
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+|</g)) {
    const [, isEnd, tag = '', attributes = ''] = /^<(\/?)([a-z][a-z0-9]*)([^>]*)>$/.exec(piece) ?? [];
    if (!tag) {
      const said = decode(piece).replaceAll('\u00a0', ' ');
      if (!isAsWritten) write(said.replace(/\s+/g, ' '));
      else
        for (const [at, one] of said.split('\n').entries()) {
          if (at > 0) {
            yield* put(line);
            line = '';
          }
          write(one);
        }
      continue;
    }
    if (tag === 'br') yield* end(true);
    else if (blocks.test(tag)) yield* end();
    if (isEnd) close(tag);
    else open(tag, attributes);
  }
  yield* end();
}

function attributeOf(attributes: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

/** Only the entities that cleaning writes. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

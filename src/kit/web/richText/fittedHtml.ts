// Adapts HTML to the editor: without tables, their rows become lines, and pasted loose text becomes paragraphs.
import { DomUtils, parseDocument } from 'htmlparser2';
import { editorHtml, endTag, startTag, textHtml } from './editorHtml.ts';
import { withWordLists } from './wordLists.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** Blocks that the editor supports; it handles their content. */
const known = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'hr',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
]);

/** Blocks that the editor does not support: only their content is kept. */
const containers = new Set([
  ...['html', 'body', 'div', 'section', 'article', 'main', 'header', 'footer', 'nav', 'aside', 'center', 'address', 'form', 'fieldset'],
  ...['figure', 'figcaption', 'details', 'summary', 'hgroup', 'dl', 'dt', 'dd', 'h4', 'h5', 'h6', 'caption', 'output'],
]);

const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption', 'colgroup', 'col']);

/** A row with one of these in a cell is page layout, not suitable for a single line. */
const neverInLine = new Set(['table', 'ul', 'ol', 'dl', 'pre', 'blockquote', 'hr']);

const between = ' | ';

/** Stored HTML for an editor with or without tables: without, a table's cells would run together. */
export function loadedHtml(html: string, hasTables: boolean): string {
  const safe = editorHtml(html);
  return hasTables || !/<t[rdh]\b/.test(safe) ? safe : fitting(hasTables).asIs(parseDocument(safe).children);
}

/** Pasted HTML for an editor with or without tables. */
export function pastedHtml(html: string, hasTables: boolean): string {
  const { children } = parseDocument(editorHtml(withWordLists(html)));
  const { asIs, asBlocks } = fitting(hasTables);
  // Inline content is pasted into the current line.
  return hasBlock(children) ? asBlocks(children) : asIs(children);
}

function fitting(hasTables: boolean) {
  const becomesLines = ({ name }: Element) => !hasTables && tableParts.has(name);

  const asIs = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (!isElement(node)) return textHtml(DomUtils.textContent(node));
        return becomesLines(node) ? lines(node) : inTags(node, asIs(node.children));
      })
      .join('');

  /** Wraps loose inline content, because next to blocks the editor drops its spaces. */
  const asBlocks = (nodes: readonly Node[]): string => {
    let written = '';
    let loose: Node[] = [];
    const endParagraph = () => {
      const html = asIs(loose);
      written += isBlank(loose) ? html : `<p>${html.trim()}</p>`;
      loose = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !isBlock(node)) loose.push(node);
      else {
        endParagraph();
        if (becomesLines(node)) written += lines(node);
        else written += inTags(node, known.has(node.name) ? asIs(node.children) : asBlocks(node.children));
      }
    }
    endParagraph();
    return written;
  };

  /** A table or a part of it, without its tags. */
  const lines = (part: Element): string => {
    if (part.name === 'tr') return line(part);
    if (part.name === 'td' || part.name === 'th' || part.name === 'caption') return asBlocks(part.children);
    return part.children.map((child) => (isElement(child) && becomesLines(child) ? lines(child) : asBlocks([child]))).join('');
  };

  /** A row as one line, unless it does not consist of several short texts. */
  const line = (row: Element): string => {
    const cells = row.children.filter(isElement);
    const filled = cells.filter((cell) => !isBlank(cell.children));
    if (filled.length < 2 || filled.some(({ children }) => contains(children, neverInLine))) {
      return filled.map(({ children }) => asBlocks(children)).join('');
    }
    const upToLast = cells.slice(0, cells.lastIndexOf(filled.at(-1) as Element) + 1);
    const texts = upToLast.map((cell) =>
      isBlank(cell.children)
        ? ''
        : inLine(cell.children)
            .replaceAll(/[ \t\r\n\f]+/g, ' ')
            .trim(),
    );
    return `<p>${texts.join(between).trim()}</p>`;
  };

  return { asIs, asBlocks };
}

/** Replaces blocks and line breaks by spaces. */
function inLine(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return textHtml(DomUtils.textContent(node));
      if (node.name === 'br') return ' ';
      const content = inLine(node.children);
      return isBlock(node) ? ` ${content} ` : inTags(node, content);
    })
    .join('');
}

function isBlock(element: Element): boolean {
  return known.has(element.name) || containers.has(element.name) || hasBlock(element.children);
}

function hasBlock(nodes: readonly Node[]): boolean {
  return nodes.some((node) => isElement(node) && isBlock(node));
}

function contains(nodes: readonly Node[], names: ReadonlySet<string>): boolean {
  return nodes.some((node) => isElement(node) && (names.has(node.name) || contains(node.children, names)));
}

function isBlank(nodes: Node[]): boolean {
  return DomUtils.textContent(nodes).trim() === '';
}

function inTags({ name, attribs }: Element, content: string): string {
  return startTag(name, attribs) + content + endTag(name);
}

/** Safe HTML has only elements and text. */
function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

// Word writes the entries of its lists as paragraphs that look like it: `<p style='mso-list:l0 level1 lfo1'>1.  Texto</p>`.
import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;
/** A paragraph of a list, with its content in the source and its number or mark. */
type Entry = { node: Element; level: number; list: string; marker: string; isPicture: boolean; content: string };
type List = { level: number; list: string; tag: string };

const ENTRY = /mso-list\s*:\s*(l\d+)\s+level(\d)\s+(lfo\d+)/i;
const MARKER = /mso-list\s*:\s*ignore/i;
/** Fonts whose letters are marks: an arrow is a letter of Wingdings. */
const PICTURES = /font-family\s*:[^;]*(symbol|wingdings|webdings)/i;
const MOST_LEVELS = 9;

/** Pasted HTML with the lists of Word as lists. */
export function withWordLists(html: string): string {
  if (!ENTRY.test(html)) return html;
  let written = '';
  let at = 0;
  const lists: List[] = [];
  const close = (count: number) => {
    for (const { tag } of lists.splice(lists.length - count).toReversed()) written += `</li></${tag}>`;
  };
  const add = ({ node, level, list, marker, isPicture, content }: Entry) => {
    const { tag, attributes } = listTag(marker, isPicture);
    close(lists.filter((open) => open.level > level).length);
    const last = lists.at(-1);
    const isSame = last?.level === level && last.list === list && last.tag === tag;
    if (last?.level === level && !isSame) close(1);
    if (isSame) written += '</li><li>';
    else {
      lists.push({ level, list, tag });
      written += `<${tag}${attributes}><li>`;
    }
    written += content;
    at = endIn(node);
  };
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const entry = readEntry(node, html);
      if (entry) {
        // Between two entries is nothing but line ends and comments.
        if (lists.length === 0) written += html.slice(at, startIn(node));
        add(entry);
        continue;
      }
      if (isSilent(node)) continue;
      close(lists.length);
      if ('children' in node) {
        walk(node.children);
        close(lists.length);
      }
    }
  };
  walk(parseDocument(html, { withStartIndices: true, withEndIndices: true }).children);
  close(lists.length);
  return written + html.slice(at);
}

function readEntry(node: Node, html: string): Entry | undefined {
  if (!('attribs' in node) || node.name !== 'p') return undefined;
  const [, list, level, override] = ENTRY.exec(node.attribs.style ?? '') ?? [];
  if (!list) return undefined;
  const markers = DomUtils.findAll(({ attribs }) => MARKER.test(attribs.style ?? ''), node.children);
  let content = '';
  let at = startIn(node.children[0] ?? node);
  for (const marker of markers) {
    content += html.slice(at, startIn(marker));
    at = endIn(marker);
  }
  const last = node.children.at(-1);
  content += last ? html.slice(at, endIn(last)) : '';
  return {
    node,
    list: `${list} ${override}`,
    level: Math.min(Number(level), MOST_LEVELS),
    content,
    marker: DomUtils.textContent(markers).trim(),
    isPicture: markers.some((marker) => PICTURES.test(html.slice(startIn(marker), endIn(marker)))),
  };
}

/** `3.` goes on with a list that a paragraph interrupted. */
function listTag(marker: string, isPicture: boolean): { tag: 'ol' | 'ul'; attributes: string } {
  const [, number, letter] = (isPicture ? null : /^[([]?(?:[\d.]*?(\d+)|([a-z]{1,6}))[.)\]ºª°:–-]*$/i.exec(marker)) ?? [];
  if (number) return { tag: 'ol', attributes: Number(number) === 1 ? '' : ` start="${Number(number)}"` };
  // A lone letter is a bullet of Courier.
  if (!letter || letter === marker) return { tag: 'ul', attributes: '' };
  const lower = letter.toLowerCase();
  const isRoman = lower === 'i' || (lower.length > 1 && /^[ivxlc]+$/.test(lower));
  const type = isRoman ? 'i' : 'a';
  return { tag: 'ol', attributes: ` type="${letter === lower ? type : type.toUpperCase()}"` };
}

function isSilent(node: Node): boolean {
  return node.type === 'comment' || node.type === 'directive' || (node.type === 'text' && node.data.trim() === '');
}

function startIn(node: Node): number {
  return node.startIndex ?? 0;
}

function endIn(node: Node): number {
  return (node.endIndex ?? 0) + 1;
}

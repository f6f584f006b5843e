import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { AddressLink } from '../text/AddressLink.tsx';
import classes from './FormattedText.module.css';
import { safeLinkOf } from './safeLinkOf.ts';

type FormattedTextProps = {
  /** Cleaned by the server. */
  html: string;
  /** The level of its topmost headings: one below the heading above the text. */
  top?: 2 | 3 | 4;
};

/**
 * Displays a formatted text. Its HTML is parsed and rebuilt from a few allowed elements, so that nothing could run even if the server's
 * cleaning had missed it.
 */
export function FormattedText({ html, top = 2 }: FormattedTextProps) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(styleless(html), 'text/html');
    return [...body.childNodes].map((node, place) => toReact(node, place, top));
  }, [html, top]);
  return <div className={classes.text}>{content}</div>;
}

const shown = new Set([
  ...['p', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'small'],
  ...['thead', 'tbody', 'tr'],
]);

function toReact(node: Node, key: number, top: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  const inside = [...node.childNodes].map((child, place) => toReact(child, place, top));
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level) return createElement(`h${Math.min(6, top + Math.max(0, Number(level) - 2))}`, { key, style: alignmentOf(node) }, ...inside);
  const href = tag === 'a' ? safeLinkOf(node.getAttribute('href')) : undefined;
  if (href?.startsWith('/'))
    return (
      <AddressLink key={key} href={href}>
        {inside}
      </AddressLink>
    );
  if (href)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {inside}
      </a>
    );
  if (tag === 'table')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      <div key={key} className={classes.table} tabIndex={0}>
        <table>{inside}</table>
      </div>
    );
  if (tag === 'th' || tag === 'td') return createElement(tag, { key, style: alignmentOf(node), ...spanOf(node) }, ...inside);
  if (shown.has(tag)) return createElement(tag, { key, style: alignmentOf(node) }, ...inside);
  return <Fragment key={key}>{inside}</Fragment>;
}

/** The page's policy blocks inline styles in HTML: removes them, keeping the alignment as an attribute. */
function styleless(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/\sstyle="([^"]*)"/g, (_, style: string) => {
      const side = /text-align:\s*(center|right|justify)/.exec(style)?.[1];
      return side ? ` data-align="${side}"` : '';
    }),
  );
}

/** The colspan and rowspan of a cell. */
function spanOf(cell: Element) {
  const { colSpan, rowSpan } = cell as HTMLTableCellElement;
  return { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) };
}

const sides = { center: 'center', right: 'end', justify: 'justify' } as const;

function alignmentOf(element: Element) {
  const side = element.getAttribute('data-align');
  return side && side in sides ? { textAlign: sides[side as keyof typeof sides] } : undefined;
}

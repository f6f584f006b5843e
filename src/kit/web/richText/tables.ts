// Tables in a text of one of our own pages; what is sent away knows none.
import type { Attribute, Extensions } from '@tiptap/core';
import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';
import type { NodeView } from '@tiptap/pm/view';
import classes from './RichText.module.css';

/** A table in a box of its own, in which it scrolls where it is too wide. */
class TableBox implements NodeView {
  readonly dom = document.createElement('div');
  readonly contentDOM: HTMLElement;

  constructor() {
    this.dom.className = classes.table ?? '';
    this.contentDOM = this.dom.appendChild(document.createElement('table')).appendChild(document.createElement('tbody'));
  }
}

/** As `editorHtml` hands it on. */
const align: Attribute = {
  default: null,
  parseHTML: (element) => element.getAttribute('data-align'),
  renderHTML: ({ align: side }) => (side ? { style: `text-align: ${side}` } : {}),
};

/** Columns are as wide as what stands in them. */
export const tables: Extensions = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: TableBox }),
  TableRow,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), align };
    },
  }),
  TableCell.extend({
    addAttributes() {
      return { ...this.parent?.(), align };
    },
  }),
];

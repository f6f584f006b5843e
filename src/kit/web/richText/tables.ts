// Tables for texts of our own pages; texts that are sent have none.
import type { Attribute, Extensions } from '@tiptap/core';
import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';
import type { NodeView } from '@tiptap/pm/view';
import classes from './RichText.module.css';

/** A scrollable container for wide tables. */
class TableBox implements NodeView {
  readonly dom = document.createElement('div');
  readonly contentDOM: HTMLElement;

  constructor() {
    this.dom.className = classes.table ?? '';
    this.contentDOM = this.dom.appendChild(document.createElement('table')).appendChild(document.createElement('tbody'));
  }
}

/** The attribute from `editorHtml`. */
const align: Attribute = {
  default: null,
  parseHTML: (element) => element.getAttribute('data-align'),
  renderHTML: ({ align: side }) => (side ? { style: `text-align: ${side}` } : {}),
};

/** Columns fit their content. */
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

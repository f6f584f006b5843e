import type { ReactNode } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';

type NoticeItemCellProps = {
  item: { licitacao_id: number; numero: number; descricao: string };
  /** In place of a missing description. */
  noDescription: string;
  /** Below it: its notice. */
  children: ReactNode;
};

/** A row's item, with a link to it on the page of its notice. */
export function NoticeItemCell({ item: { licitacao_id, numero, descricao }, noDescription, children }: NoticeItemCellProps) {
  return (
    <>
      <AddressLink
        className={`${cells.link} ${cells.oneLine}`}
        data-cut
        href={`/apps/invoice/preview/${licitacao_id}#item-${numero}`}
        title={descricao}
      >
        {descricao || noDescription}
      </AddressLink>{' '}
      <span className={cells.second}>{children}</span>
    </>
  );
}

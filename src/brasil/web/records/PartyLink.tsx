import type { ReactNode } from 'react';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import styles from './records.module.css';

type PartyLinkProps = {
  of: 'orgaos' | 'fornecedores';
  /** The key of its page; null if it has none. */
  page: string | null;
  name: string;
  /** In one line of a table. */
  isCell?: boolean;
};

/** The name of a body or a supplier: a link to its page, if it has one. */
export function PartyLink({ of, page, name, isCell }: PartyLinkProps): ReactNode {
  const look = isCell ? { className: styles.oneLine, 'data-cut': true, title: name } : {};
  if (page === null) return <span {...look}>{name}</span>;
  return (
    <AddressLink {...look} href={`/${of}/${encodeURIComponent(page)}`}>
      {name}
    </AddressLink>
  );
}

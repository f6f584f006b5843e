import { Link } from '@tanstack/react-router';
import { opensElsewhere } from '#kit/web/text/AddressLink.tsx';
import cover from '#kit/web/text/coverLink.module.css';
import type { ListedEmail } from '../../entities.ts';
import { openingOf } from '../places.ts';
import classes from './MailRow.module.css';
import { RowWords } from './RowWords.tsx';

type RowLinkProps = {
  mail: ListedEmail;
  tabIndex?: number;
  /** Whether its controls are not there yet: it keeps their room. */
  isFirst: boolean;
  isOpen?: boolean;
  /** Instead of the browser's way to its address. */
  open?: (mail: ListedEmail) => void;
};

/** What a row says, as a link that covers the row. */
export function RowLink({ mail, tabIndex, isFirst, isOpen = false, open }: RowLinkProps) {
  const change = openingOf(mail);
  return (
    <Link
      className={`${cover.cover} ${classes.link}${isFirst ? ` ${classes.first}` : ''}`}
      to="."
      search={((old: object) => ({ ...old, ...change })) as never}
      resetScroll={false}
      tabIndex={tabIndex}
      data-mail={mail.id}
      onClick={(event) => {
        if (!open || opensElsewhere(event)) return;
        event.preventDefault();
        open(mail);
      }}
      aria-current={isOpen || undefined}
      // The router would mark every row as the current page.
      activeProps={{ 'aria-current': isOpen ? 'true' : undefined }}
    >
      <RowWords mail={mail} />
    </Link>
  );
}

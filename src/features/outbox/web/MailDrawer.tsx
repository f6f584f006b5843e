import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { RowDrawer } from '#kit/web/page/RowDrawer.tsx';
import { calls } from './calls.ts';
import { MailBody } from './MailBody.tsx';

type MailDrawerProps = { id: number | undefined; hasServer: boolean; close: () => void };

/** One mail with its text, over the list. */
export function MailDrawer({ id, hasServer, close }: MailDrawerProps) {
  const t = useTexts('outbox');
  return (
    <RowDrawer id={id} title={t('mail.title')} width={640} close={close}>
      {(shownId) => <Content key={shownId} id={shownId} hasServer={hasServer} isOpen={id !== undefined} close={close} />}
    </RowDrawer>
  );
}

function Content({ id, hasServer, isOpen, close }: MailDrawerProps & { id: number; isOpen: boolean }) {
  // A removed mail is not fetched again while the drawer closes.
  const query = useQuery({ ...calls.show.query({ params: { id } }), enabled: isOpen, retry: false });
  return (
    <Loaded query={query} skeleton={<Skeleton height={360} />}>
      {(mail) => <MailBody mail={mail} hasServer={hasServer} close={close} />}
    </Loaded>
  );
}

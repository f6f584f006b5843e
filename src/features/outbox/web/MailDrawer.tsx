import { Drawer, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import { Loaded } from '#kit/web/Loaded.tsx';
import { calls } from './calls.ts';
import { MailBody } from './MailBody.tsx';

type MailDrawerProps = { id: number | undefined; hasServer: boolean; close: () => void };

/** One mail with its text, over the list. */
export function MailDrawer({ id, hasServer, close }: MailDrawerProps) {
  const t = useTexts('outbox');
  const kit = useTexts('kit');
  // What was open stays readable while the drawer closes.
  const [latest, setLatest] = useState(id);
  useEffect(() => {
    if (id !== undefined) setLatest(id);
  }, [id]);
  const shown = id ?? latest;
  return (
    <Drawer
      opened={id !== undefined}
      onClose={close}
      position="right"
      size="min(100%, 640px)"
      title={t('mail.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      {shown !== undefined && <Content key={shown} id={shown} hasServer={hasServer} isOpen={id !== undefined} close={close} />}
    </Drawer>
  );
}

function Content({ id, hasServer, isOpen, close }: MailDrawerProps & { id: number; isOpen: boolean }) {
  // One that was removed is not asked for again while the drawer closes.
  const query = useQuery({ ...calls.show.query({ params: { id } }), enabled: isOpen, retry: false });
  return (
    <Loaded query={query} skeleton={<Skeleton height={360} />}>
      {(mail) => <MailBody mail={mail} hasServer={hasServer} close={close} />}
    </Loaded>
  );
}

import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { RowDrawer } from '#kit/web/page/RowDrawer.tsx';
import { calls } from './calls.ts';
import { EntryFacts } from './EntryFacts.tsx';

/** All details of an entry, over the list. */
export function EntryDrawer({ id, close }: { id: number | undefined; close: () => void }) {
  const t = useTexts('dns');
  return (
    <RowDrawer id={id} title={t('entry.title')} width={560} close={close}>
      {(shown) => <Content key={shown} id={shown} close={close} />}
    </RowDrawer>
  );
}

function Content({ id, close }: { id: number; close: () => void }) {
  const query = useQuery({ ...calls.showEntry.query({ params: { id } }), retry: false });
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} />}>
      {(entry) => <EntryFacts entry={entry} close={close} />}
    </Loaded>
  );
}

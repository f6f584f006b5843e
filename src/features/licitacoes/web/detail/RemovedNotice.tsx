import { Skeleton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import type { Removida } from '../../entities.ts';
import { calls } from '../calls.ts';
import { RestoreButton } from '../removal/RestoreButton.tsx';
import { useIsUndoable, useRemovalWords } from '../removal/removal.ts';

/** For admins, on the page of a missing notice: who removed it, and a button to restore it; `otherwise` when it was not removed. */
export function RemovedNotice({ id, otherwise }: { id: number; otherwise: ReactNode }) {
  const query = useQuery({ ...calls.listRemoved.query({ query: { id } }), select: ({ removidas }) => removidas[0] ?? null, staleTime: 0 });
  return (
    <Loaded query={query} skeleton={<Skeleton height={240} />}>
      {(removida) => (removida ? <Removal removida={removida} /> : otherwise)}
    </Loaded>
  );
}

function Removal({ removida }: { removida: Removida }) {
  const t = useTexts('removal');
  const format = useFormat();
  const words = useRemovalWords();
  const isUndoable = useIsUndoable(removida);
  const { num_licitacao, orgao, desfazer_ate } = removida;
  const what = [num_licitacao, orgao].filter(Boolean).join(' · ');
  const until = isUndoable && desfazer_ate ? t('removed.until', { when: format.dateTime(desfazer_ate) }) : t('removed.forGood');
  return (
    <EmptyState icon={<IconTrash />} title={words('sentence', removida)} hint={[what, until].filter(Boolean).join('. ')}>
      {isUndoable && <RestoreButton removida={removida} />}
    </EmptyState>
  );
}

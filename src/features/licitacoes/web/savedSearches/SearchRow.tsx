import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChecks, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { searchCalls } from './calls.ts';
import { DatesProposal } from './DatesProposal.tsx';
import { NameDialog } from './NameDialog.tsx';
import { NewCount } from './NewCount.tsx';
import classes from './searches.module.css';
import { parametersOf } from './searchState.ts';
import { useSearchActions } from './useSearchActions.ts';
import { useSearchWords } from './useSearchWords.ts';

/** A saved search: what it finds, whose it is, what is new, and what may be done to it. */
export function SearchRow({ search, alert }: { search: SavedSearch; alert: ReactNode }) {
  const t = useTexts('savedSearches');
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const [edited, edit] = useDisclosure(false);
  const { look, remove } = useSearchActions();
  const words = useSearchWords(search);
  const { id, name, isShared, isOwn, owner, isEditable, lookedAt, newCount } = search;
  const sharing = isShared && (isOwn ? t('sharedByYou') : owner === null ? t('shared') : t('sharedBy', { name: owner }));
  const leave = () => {
    focusNeighbour(row.current, 'a[href]');
    void remove(search);
  };
  return (
    <li ref={row} className={classes.row}>
      <div className={classes.about}>
        <Link className={classes.link} to="/apps/invoice/list" search={parametersOf(search)}>
          {name}
        </Link>
        <span className={textStyles.dimmed}>{words}</span>
        <span className={textStyles.minor}>
          {sharing && (
            <>
              <IconUsers className={classes.inline} size={14} aria-hidden /> {sharing} ·{' '}
            </>
          )}
          {lookedAt ? t('lookedAt', { when: format.dateTime(lookedAt) }) : t('neverOpened')}
        </span>
        {search.proposed && <DatesProposal search={search} />}
      </div>
      <NewCount search={search} inWords />
      <span className={classes.buttons}>
        {alert}
        {newCount !== null && newCount > 0 && (
          <ActionIcon
            color="gray"
            size={36}
            aria-label={t('markSeen', { name })}
            data-hint={t('markSeenHint')}
            onClick={() => void look(id).catch(toast.failure)}
          >
            <IconChecks size={18} />
          </ActionIcon>
        )}
        {isEditable && (
          <>
            <ActionIcon color="gray" size={36} aria-label={t('edit', { name })} data-hint={t('editHint')} onClick={edit.open}>
              <IconPencil size={18} />
            </ActionIcon>
            <ActionIcon color="gray" size={36} aria-label={t('remove', { name })} data-hint={t('removeHint')} onClick={leave}>
              <IconTrash size={18} />
            </ActionIcon>
            <EditDialog search={search} opened={edited} close={edit.close} />
          </>
        )}
      </span>
    </li>
  );
}

/** Renames a search, and shares it or makes it private. */
function EditDialog({ search, opened, close }: { search: SavedSearch; opened: boolean; close: () => void }) {
  const t = useTexts('savedSearches');
  const queryClient = useQueryClient();
  const save = useMutation({
    ...searchCalls.update.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: searchCalls.list.key() });
      close();
    },
  });
  const { id, name, isShared } = search;
  return (
    <NameDialog
      opened={opened}
      close={close}
      title={t('editTitle')}
      initial={{ name, isShared }}
      isSaving={save.isPending}
      save={(body) => save.mutateAsync({ params: { id }, body })}
    />
  );
}

import { ActionIcon, Button, Checkbox, Group } from '@mantine/core';
import { IconTrashX, IconX } from '@tabler/icons-react';
import { type RefObject, useId } from 'react';
import { Toolbar } from '#kit/web/DataTable/bar/Toolbar.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Chosen, MailActions } from '../useMailActions.ts';
import type { MailAddress, MailView } from '../useMailAddress.ts';
import classes from './MailList.module.css';
import { MailTools } from './MailTools.tsx';
import type { MailRows } from './useMailRows.ts';
import type { MailSelection } from './useMailSelection.ts';

type ListBarProps = {
  bar: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLInputElement | null>;
  address: MailAddress;
  total: number;
  rows: MailRows;
  selection: MailSelection;
  actions: MailActions;
};

/** Above the list: the search, or the actions on the selected e-mails. */
export function ListBar({ bar, field, address, total, rows, selection, actions }: ListBarProps) {
  const t = useTexts('email');
  const format = useFormat();
  const hint = useId();
  const { loaded } = rows;
  const count = selection.count(total);
  const isAllLoaded = loaded.length > 0 && loaded.every(({ id }) => selection.has(id));
  const setQ = (change: { q?: string }, options?: { replace?: boolean }) => address.set(change, options);
  return (
    <div ref={bar} className={classes.bar} data-choosing={count > 0 || undefined}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box in it is one; around it is a finger's room */}
      <label className={classes.all}>
        <Checkbox
          size="xs"
          aria-label={t('select.all')}
          disabled={loaded.length === 0}
          checked={isAllLoaded}
          indeterminate={!isAllLoaded && count > 0}
          onChange={() => (count > 0 ? selection.clear() : selection.set(loaded, true))}
        />
      </label>
      {count === 0 ? (
        <>
          <Toolbar
            list={{ query: { page: 1, perPage: 50, q: address.view.q }, set: setQ }}
            search={field}
            searchLabel={t('search')}
            searchHint={hint}
            findsWords
          >
            {/* It empties the whole trash, not only the search results. */}
            {address.view.folder === 'trash' && isUnfiltered(address.view) && total > 0 && (
              <Button variant="default" leftSection={<IconTrashX size={18} aria-hidden />} onClick={() => void actions.emptyTrash(total)}>
                {t('emptyTrash.action')}
              </Button>
            )}
          </Toolbar>
          <p id={hint} className={classes.hint}>
            {t('operators.title')}{' '}
            {t('operators.examples')
              .split(' ')
              .map((example) => (
                <code key={example}>{example}</code>
              ))}
          </p>
          <span className={`${textStyles.minor} ${classes.total}`} role="status">
            {total > 0 && t('total', { count: total, figure: format.number(total) })}
          </span>
        </>
      ) : (
        <SelectionTools count={count} total={total} address={address} rows={rows} selection={selection} actions={actions} />
      )}
    </div>
  );
}

type SelectionToolsProps = Pick<ListBarProps, 'address' | 'total' | 'rows' | 'selection' | 'actions'> & { count: number };

function SelectionTools({ count, total, address, rows, selection, actions }: SelectionToolsProps) {
  const t = useTexts('email');
  const format = useFormat();
  const chosen: Chosen = { mails: selection.mails, allOf: selection.all ? selection.view : undefined };
  const done = () => {
    selection.clear();
    rows.go(rows.index());
  };
  /** The e-mails leave the list; the focus moves to those that replace them. */
  const leave = (act: () => unknown) => () => {
    rows.keepPlace((selection.all ? rows.loaded : selection.mails).map(({ id }) => id));
    void act();
    selection.clear();
  };
  const isTrash = address.view.folder === 'trash';
  // Permanent deletion takes either named e-mails or the whole trash.
  const canChooseView = !isTrash || isUnfiltered(address.view);
  return (
    <>
      <strong className={classes.count} aria-live="polite">
        <span className={classes.figure} aria-hidden>
          {format.short(count)}
        </span>
        <span className={classes.words}>{t('select.count', { count, figure: format.number(count) })}</span>
      </strong>
      <Group gap={0} className={classes.tools}>
        <MailTools
          mails={selection.all ? rows.loaded : selection.mails}
          folder={address.view.folder}
          move={(folder) => leave(() => actions.move(chosen, folder))()}
          restore={selection.all ? undefined : leave(() => actions.restore(selection.mails))}
          label={(label) => void actions.label(chosen, label)}
          mark={(isRead) => {
            void actions.mark(chosen, isRead);
            done();
          }}
          star={(isStarred) => {
            void actions.star(chosen, isStarred);
            done();
          }}
          trash={async () => {
            if (!isTrash) return leave(() => actions.move(chosen, 'trash'))();
            if (selection.all) await actions.emptyTrash(total);
            else if (await actions.remove(selection.mails)) selection.clear();
          }}
        />
        <ActionIcon size={44} color="gray" aria-label={t('select.none')} data-hint={`${t('select.none')} (Esc)`} onClick={done}>
          <IconX size={20} />
        </ActionIcon>
      </Group>
      {canChooseView && !selection.all && count < total && rows.loaded.every(({ id }) => selection.has(id)) && (
        <Button size="compact-sm" variant="subtle" onClick={selection.selectAll}>
          {t('select.view', { count: total, figure: format.number(total) })}
        </Button>
      )}
    </>
  );
}

/** Whether a view shows its whole folder. */
function isUnfiltered({ q, since, until, unread }: MailView): boolean {
  return q === '' && !since && !until && !unread;
}

import { Menu } from '@mantine/core';
import { IconBookmarkPlus, IconDeviceFloppy, IconListSearch, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { StartingViewItems } from '#kit/web/DataTable/bar/StartingViewChoices.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { calls } from '../calls.ts';
import { NewCount } from './NewCount.tsx';
import classes from './searches.module.css';
import { firstOf, isUnchanged, type ListView, parametersOf, writtenView } from './searchState.ts';
import { useSearchActions } from './useSearchActions.ts';
import { useSearches } from './useSearches.ts';

const MOST_LISTED = 8;

type SearchesPanelProps = AnchoredProps & { view: ListView; open: SavedSearch | undefined; saveAs: () => void };

/** Opens saved searches, saves the present one, and chooses the starting view. */
export function SearchesPanel({ anchor, view, open, saveAs }: SearchesPanelProps) {
  const t = useTexts('savedSearches');
  const { data, isError } = useSearches();
  const { update } = useSearchActions();
  const { busca: _busca, ...search } = view.search;
  return (
    <AnchoredMenu anchor={anchor} position="bottom-end">
      <Menu.Label>{t('title')}</Menu.Label>
      {/* No disabled entries: the first one takes the focus. */}
      {data === undefined && <Menu.Label fw={400}>{t(isError ? 'failed' : 'loading')}</Menu.Label>}
      {data?.searches.length === 0 && <Menu.Label fw={400}>{t('none')}</Menu.Label>}
      {firstOf(data?.searches ?? [], MOST_LISTED).map((saved) => (
        <Menu.Item
          key={saved.id}
          className={classes.item ?? ''}
          classNames={{ itemLabel: classes.label ?? '' }}
          rightSection={<NewCount search={saved} />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/apps/invoice/list"
              search={parametersOf(saved)}
              aria-current={saved.id === open?.id ? 'true' : undefined}
            />
          )}
        >
          <span className={classes.name}>{saved.name}</span>
          {saved.isShared && <IconUsers className={classes.mark} size={14} role="img" aria-label={t('shared')} />}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<IconListSearch size={16} aria-hidden />} renderRoot={(props) => <Link {...props} to="/buscas-salvas" />}>
        {t('manage')}
      </Menu.Item>
      <Menu.Divider />
      {open?.isEditable && !isUnchanged(open, view) && (
        <Menu.Item
          className={classes.item ?? ''}
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          onClick={() => update(open.id, writtenView(view), t('saved', { name: open.name }))}
        >
          {t('saveChangesIn', { name: open.name })}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconBookmarkPlus size={16} aria-hidden />} onClick={saveAs}>
        {t('save')}
      </Menu.Item>
      <Menu.Divider />
      <StartingViewItems search={search} calls={calls} />
    </AnchoredMenu>
  );
}

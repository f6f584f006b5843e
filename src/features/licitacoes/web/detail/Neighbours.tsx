import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useKeys, useLetterKeys } from '#kit/web/device/shortcuts.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { defaultsOf, type Search } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { licitacoes } from '../../contract.ts';
import { calls } from '../calls.ts';
import type { listSearch } from '../list/listSearch.ts';
import classes from './LicitacaoDetail.module.css';

type NeighboursProps = {
  id: number;
  /** Search parameters of the list the notice was opened from. */
  search: Search<typeof listSearch>;
};

/** Links to the previous and next notice in the order of that list: by button, or K and J as in the list. */
export function Neighbours({ id, search }: NeighboursProps) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { page: _page, perPage: _perPage, busca: _busca, ...filter } = search;
  const { data } = useQuery({
    ...calls.neighbours.query({ params: { id }, query: { ...defaultsOf(licitacoes.neighbours.query), ...filter } }),
    placeholderData: keepPreviousData,
  });
  const [lettersWork] = useLetterKeys();
  const go = (to: number | null | undefined) =>
    to && void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(to) }, search });
  useKeys([
    { keys: ['j'], does: t('detail.next'), group: t('title'), act: () => go(data?.next) },
    { keys: ['k'], does: t('detail.previous'), group: t('title'), act: () => go(data?.previous) },
  ]);
  const step = (to: number | null | undefined, label: string, key: string, Icon: typeof IconChevronLeft) =>
    to ? (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        aria-keyshortcuts={lettersWork ? key : undefined}
        title={lettersWork ? `${label} (${key})` : label}
        {...prefetchOnIntent(() => queryClient.prefetchQuery(calls.show.query({ params: { id: to } })))}
        renderRoot={(props) => <Link {...props} to="/apps/invoice/preview/$id" params={{ id: String(to) }} search={search} />}
      >
        <Icon size={18} />
      </ActionIcon>
    ) : (
      <ActionIcon variant="default" size={36} aria-label={label} disabled>
        <Icon size={18} />
      </ActionIcon>
    );
  return (
    <Group wrap="nowrap" gap={0}>
      {step(data?.previous, t('detail.previous'), 'K', IconChevronLeft)}
      <span className={`${textStyles.dimmed} ${classes.position}`}>
        {data && data.position > 0 && t('detail.position', { position: format.number(data.position), total: format.number(data.total) })}
      </span>
      {step(data?.next, t('detail.next'), 'J', IconChevronRight)}
    </Group>
  );
}

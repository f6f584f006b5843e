import { Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useDayChips } from '#kit/web/DataTable/bar/useDayChips.ts';
import { deviceOf } from '#kit/web/device/device.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { pagesByNumber } from '#kit/web/request/pages.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { cards } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './SignIns.module.css';
import type { CardsState } from './useCards.ts';

type SignInPage = Reply<typeof cards.signIns>;
const perPage = 50;

/** The user's own sign-ins, behind the figures. */
export function SignIns({ state: { query, set } }: { state: CardsState }) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const format = useFormat();
  const filter = { from: query.de, to: query.ate, device: query.aparelho };
  const answer = useInfiniteQuery<SignInPage, Error, { pages: SignInPage[] }, readonly unknown[], number>({
    queryKey: [...calls.signIns.key({ query: { ...filter, perPage } }), 'pages'],
    queryFn: ({ pageParam, signal }) => calls.signIns.send({ query: { ...filter, perPage, page: pageParam } }, { signal }),
    ...pagesByNumber(perPage),
    enabled: query.entradas === true,
    meta: { topics: ['audit'] },
  });
  const chips = useDayChips(filter, { since: (day) => t('signIns.since', { day }), until: (day) => t('signIns.until', { day }) });
  const close = () => set({ entradas: undefined, de: undefined, ate: undefined, aparelho: undefined });
  const total = answer.data?.pages[0]?.total;
  return (
    <Drawer
      opened={query.entradas === true}
      onClose={close}
      position="right"
      size="min(100%, 480px)"
      title={t('signIns.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <Stack gap="sm">
        <FilterChips
          chips={[
            ...chips.map(({ key, label }) => ({ key, label, without: key === 'from' ? { de: undefined } : { ate: undefined } })),
            ...(query.aparelho ? [{ key: 'device', label: t(`device.${query.aparelho}`), without: { aparelho: undefined } }] : []),
          ]}
          set={set}
          clear={() => set({ de: undefined, ate: undefined, aparelho: undefined })}
        />
        {answer.isPending ? (
          <Skeleton height={320} aria-hidden />
        ) : answer.data === undefined ? (
          <Failure error={answer.error} retry={() => void answer.refetch()} />
        ) : (
          <>
            <p className={textStyles.dimmed} role="status">
              {t('signIns.total', { count: total ?? 0, figure: format.number(total ?? 0) })}
            </p>
            <ul className={classes.list}>
              {answer.data.pages.flatMap(({ signIns }) =>
                signIns.map(({ at, device, address, user_agent }) => (
                  <li key={`${at} ${address}`}>
                    <time dateTime={at}>{format.dateTime(at)}</time>
                    <span>{[t(`device.${device}`), nameOf(user_agent), address].filter(Boolean).join(' · ')}</span>
                  </li>
                )),
              )}
            </ul>
            {answer.hasNextPage && (
              <Button variant="light" loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
                {common('more')}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Drawer>
  );
}

/** Firefox, Linux */
function nameOf(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}

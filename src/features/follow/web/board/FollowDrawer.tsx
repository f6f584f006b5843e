import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconStarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { RowDrawer } from '#kit/web/page/RowDrawer.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Follow } from '../../contract.ts';
import { calls } from '../calls.ts';
import { FollowFields } from '../FollowFields.tsx';
import { markQuery } from '../marks.ts';
import { DateMark, KindIcon, StatusWords } from './card/Marks.tsx';
import { Valor } from './card/Valor.tsx';
import classes from './FollowDrawer.module.css';
import { FollowLink } from './FollowLink.tsx';

/** The menu entry that opened this is gone: focus the menu's button or, if the card has gone too, the area around the cards. */
function focusMenuOf(id: number): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !focused.closest('[role="dialog"]')) return;
  const home = document.querySelector<HTMLElement>(`[data-card-menu="${id}"]`) ?? document.querySelector<HTMLElement>('[data-home]');
  home?.focus({ preventScroll: true });
}

type FollowDrawerProps = { id: number | undefined; close: () => void; stop: (follow: Follow) => void };

/** A followed item: its facts, and the user's fields. */
export function FollowDrawer({ id, close, stop }: FollowDrawerProps) {
  const t = useTexts('follow');
  return (
    <RowDrawer id={id} title={t('star.edit')} width={440} close={close} closed={focusMenuOf}>
      {(shown) => <Details key={shown} id={shown} stop={stop} close={close} />}
    </RowDrawer>
  );
}

function Details({ id, close, stop }: { id: number; close: () => void; stop: (follow: Follow) => void }) {
  const query = useQuery(calls.show.query({ params: { id } }));
  return (
    <Loaded query={query} skeleton={<FollowSkeleton />}>
      {(follow) => <Facts follow={follow} close={close} stop={stop} />}
    </Loaded>
  );
}

function Facts({ follow, close, stop }: { follow: Follow; close: () => void; stop: (follow: Follow) => void }) {
  const t = useTexts('follow');
  const words = useTexts('board');
  const format = useFormat();
  // Also reflects changes made at a star elsewhere.
  const { data: mark = follow } = useQuery(markQuery(follow));
  const { kind, orgao, local, text, next, created_at } = follow;
  return (
    <Stack gap="lg">
      <Stack gap="xs" className={classes.facts}>
        <Group wrap="nowrap" gap="xs">
          <KindIcon kind={kind} />
          <FollowLink follow={follow} className={classes.name} />
        </Group>
        <Text size="sm" lineClamp={6}>
          {text}
        </Text>
        <p className={textStyles.minor}>{[orgao, local].filter(Boolean).join(' · ')}</p>
        <Group gap="4px 16px" align="baseline" justify="space-between">
          {next ? <DateMark next={next} stage={mark?.stage ?? follow.stage} /> : <StatusWords follow={follow} />}
          {follow.valor !== null && (
            <span className={classes.valor}>
              <Valor {...follow} />
            </span>
          )}
        </Group>
        <p className={textStyles.minor}>{words('list.since', { when: format.date(created_at) })}</p>
      </Stack>
      {mark && <FollowFields kind={kind} mark={mark} />}
      <div>
        <Button
          variant="subtle"
          color="danger"
          leftSection={<IconStarOff size={18} aria-hidden />}
          onClick={() => {
            close();
            stop({ ...follow, ...mark });
          }}
        >
          {t('star.stop')}
        </Button>
      </div>
    </Stack>
  );
}

function FollowSkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton height={120} />
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={140} />
    </Stack>
  );
}

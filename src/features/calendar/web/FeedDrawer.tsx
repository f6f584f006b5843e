import { Button, Drawer, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from './calls.ts';

/** Subscription for other calendars: a secret link that they poll. */
export function FeedDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      closeOnEscape={!isAsking}
      position="right"
      size="min(100%, 480px)"
      title={t('feed.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <Stack gap="lg">
        <Text>{t('feed.about')}</Text>
        <FeedLink
          ask={async (question) => {
            setIsAsking(true);
            const yes = await confirm(question);
            setIsAsking(false);
            return yes;
          }}
        />
        <section>
          <Title order={3} fz="md" mb="sm">
            {t('feed.how')}
          </Title>
          <Facts layout="stack">
            {(['google', 'outlook', 'apple'] as const).map((way) => (
              <Fact key={way} name={names[way]}>
                {t(`feed.${way}`)}
              </Fact>
            ))}
          </Facts>
        </section>
      </Stack>
    </Drawer>
  );
}

/** Product names, not translated. */
const names = { google: 'Google Agenda', outlook: 'Outlook', apple: 'Apple' };

/** Programs elsewhere cannot reach this machine. */
function isOnThisMachine(url: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
}

function FeedLink({ ask }: { ask: typeof confirm }) {
  const t = useTexts('calendar');
  const format = useFormat();
  const queryClient = useQueryClient();
  const query = useQuery(calls.showFeed.query());
  const [url, setUrl] = useState<string>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: calls.showFeed.key() });
  const make = useMutation({
    ...calls.makeFeed.mutation(),
    onSuccess: async (made) => {
      setUrl(made.url);
      await refresh();
    },
  });
  const revoke = useMutation({
    ...calls.revokeFeed.mutation(),
    onSuccess: async () => {
      setUrl(undefined);
      toast.success(t('feed.revoked'));
      await refresh();
    },
  });
  const renew = async () => {
    if (await ask({ title: t('feed.renewTitle'), body: t('feed.renewBody'), action: t('feed.renew') })) make.mutate();
  };
  const end = async () => {
    if (await ask({ title: t('feed.revokeTitle'), body: t('feed.revokeBody'), action: t('feed.revoke'), danger: true })) revoke.mutate();
  };
  return (
    <Loaded query={query} skeleton={<Skeleton height={120} />}>
      {({ feed }) =>
        feed ? (
          <Stack gap="sm">
            {url && (
              <div>
                <TextInput
                  readOnly
                  dir="ltr"
                  label={t('feed.link')}
                  description={t('feed.once')}
                  value={url}
                  onFocus={(event) => event.currentTarget.select()}
                />
                {isOnThisMachine(url) && (
                  <Text size="sm" mt="xs">
                    {t('feed.local')}
                  </Text>
                )}
                <Button mt="sm" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyText(url, t('feed.copied'))}>
                  {t('feed.copy')}
                </Button>
              </div>
            )}
            <Text size="sm" c="dimmed">
              {t('feed.made', { when: format.dateTime(feed.created_at) })}{' '}
              {feed.last_read_at ? t('feed.lastRead', { when: format.past(feed.last_read_at) }) : t('feed.neverRead')}
            </Text>
            <Group gap="sm">
              <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} loading={make.isPending} onClick={renew}>
                {t('feed.renew')}
              </Button>
              <Button variant="subtle" color="danger" loading={revoke.isPending} onClick={end}>
                {t('feed.revoke')}
              </Button>
            </Group>
          </Stack>
        ) : (
          <div>
            <Button loading={make.isPending} onClick={() => make.mutate()}>
              {t('feed.make')}
            </Button>
          </div>
        )
      }
    </Loaded>
  );
}

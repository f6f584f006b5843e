import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy, IconRss } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import type { Alert } from '../contract.ts';
import { calls } from './calls.ts';

/** The secret addresses of a search's feed, which are shown once. */
export function FeedLinks({ alert }: { alert: Alert }) {
  const t = useTexts('boletins');
  const format = useFormat();
  const queryClient = useQueryClient();
  const [urls, setUrls] = useState<{ atom: string; json: string }>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: calls.settings.key() });
  const params = { id: alert.search };
  const make = useMutation({
    mutationFn: () => calls.makeFeed.send({ params }),
    onSuccess: async (made) => {
      setUrls(made);
      await refresh();
    },
  });
  const revoke = useMutation({
    mutationFn: () => calls.revokeFeed.send({ params }),
    onSuccess: async () => {
      setUrls(undefined);
      await refresh();
    },
  });
  const renew = async () => {
    if (await confirm({ title: t('feed.renewTitle'), body: t('feed.renewBody'), action: t('feed.renew') })) make.mutate();
  };
  const end = async () => {
    const question = { title: t('feed.revokeTitle'), body: t('feed.revokeBody'), action: t('feed.revoke'), danger: true };
    if (await confirm(question)) revoke.mutate();
  };
  const isMade = alert.feed_made_at !== null;
  return (
    <Stack gap="xs">
      <div>
        <Text size="sm" fw={500}>
          {t('feed.title')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('feed.about')}
        </Text>
      </div>
      {urls &&
        (['atom', 'json'] as const).map((kind) => (
          <Group key={kind} gap="xs" align="end" wrap="nowrap">
            <TextInput
              readOnly
              dir="ltr"
              flex={1}
              label={t(`feed.${kind}`)}
              value={urls[kind]}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button
              variant="default"
              leftSection={<IconCopy size={18} aria-hidden />}
              aria-label={t('feed.copyOf', { kind: t(`feed.${kind}`) })}
              onClick={() => copyText(urls[kind], t('feed.copied'))}
            >
              {t('feed.copy')}
            </Button>
          </Group>
        ))}
      {isMade && (
        <Text size="sm" c="dimmed">
          {urls && `${t('feed.once')} `}
          {alert.feed_read_at ? t('feed.lastRead', { when: format.past(alert.feed_read_at) }) : t('feed.neverRead')}
        </Text>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconRss size={18} aria-hidden />}
          loading={make.isPending}
          onClick={() => (isMade ? void renew() : make.mutate())}
        >
          {t(isMade ? 'feed.renew' : 'feed.make')}
        </Button>
        {isMade && (
          <Button variant="subtle" color="danger" loading={revoke.isPending} onClick={end}>
            {t('feed.revoke')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

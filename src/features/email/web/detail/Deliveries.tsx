import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removedByAdmin } from '#features/outbox/contract.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Delivery } from '../../entities.ts';
import { sendingCalls } from '../calls.ts';
import classes from './Message.module.css';

const colors: Record<Delivery['state'], string> = { waiting: 'info', sent: 'success', failed: 'danger', unsent: 'warning' };

/** Deliveries of the user's own e-mail to external addresses. */
export function Deliveries({ id, deliveries }: { id: number; deliveries: readonly Delivery[] }) {
  const t = useTexts('email');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...sendingCalls.retry.mutation(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['email'] }),
  });
  return (
    <Stack component="section" gap="xs" align="flex-start" fz="sm" className={classes.deliveries}>
      <h3 className={textStyles.minor}>{t('delivery.title')}</h3>
      <Stack component="ul" gap="xs">
        {deliveries.map(({ email, state, error, dueAt }) => (
          <Group component="li" key={email} gap="4px 8px">
            <Badge size="sm" variant="light" color={colors[state]}>
              {t(`delivery.${state}`)}
            </Badge>
            <bdi>{email}</bdi>
            {state === 'waiting' && dueAt && (
              <span className={textStyles.minor}>{t('delivery.due', { when: format.dateTime(dueAt) })}</span>
            )}
            {error && (
              <Text w="100%" c="var(--mantine-color-error)" size="xs">
                {error === removedByAdmin ? t('delivery.removed') : error}
              </Text>
            )}
          </Group>
        ))}
      </Stack>
      {deliveries.some(({ state }) => state === 'failed') && (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={isPending}
          onClick={() => mutate({ params: { id } })}
        >
          {t('delivery.retry')}
        </Button>
      )}
    </Stack>
  );
}

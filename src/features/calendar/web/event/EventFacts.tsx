import { Button, Group, Stack, Title } from '@mantine/core';
import { IconCalendarDown, IconUserX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { isSafeLink } from '#kit/web/text/safeLink.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { CalendarEvent } from '../../entities.ts';
import { calls } from '../calls.ts';
import { CalendarBadge } from '../grid/CalendarBadge.tsx';
import { useWhenWords } from '../grid/useWhenWords.ts';
import classes from './EventForm.module.css';

type EventFactsProps = { event: CalendarEvent; owner: string; dnsLabel: string; close: () => void };

/** An event of another user with an invitation. */
export function EventFacts({ event, owner, dnsLabel, close }: EventFactsProps) {
  const t = useTexts('calendar');
  const words = useWhenWords();
  const { guests, location, description } = event.extendedProps;
  const texts = [
    ['field.when', words(event)],
    ['event.owner', owner],
    ['field.location', location],
    ['field.description', description],
  ] as const;
  return (
    <Stack gap="lg">
      <div>
        <CalendarBadge thing={{ event }} dnsLabel={dnsLabel} />
        <Title order={3} size="h2">
          {event.title}
        </Title>
      </div>
      <Facts layout="stack" className={classes.facts}>
        {texts.map(
          ([label, text]) =>
            text && (
              <Fact key={label} name={t(label)}>
                {text}
              </Fact>
            ),
        )}
        {event.url && (
          <Fact name={t('field.url')}>
            {isSafeLink(event.url) ? (
              <a href={event.url} target="_blank" rel="noreferrer">
                {event.url}
              </a>
            ) : (
              event.url
            )}
          </Fact>
        )}
        {guests.length > 0 && (
          <Fact name={t('field.guests')}>
            <Stack component="ul" gap="xs">
              {guests.map(({ value, label, avatar }) => (
                <Group key={value} component="li" gap="xs" wrap="nowrap">
                  <Avatar name={label} src={avatar} size={24} />
                  {label}
                </Group>
              ))}
            </Stack>
          </Fact>
        )}
      </Facts>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCalendarDown size={18} aria-hidden />}
          onClick={() => calls.eventIcs.download(`${event.title}.ics`, { params: { id: event.id } }).catch(toast.failure)}
        >
          {t('ics')}
        </Button>
        <Decline event={event} close={close} />
      </Group>
    </Stack>
  );
}

function Decline({ event, close }: { event: CalendarEvent; close: () => void }) {
  const t = useTexts('calendar');
  const queryClient = useQueryClient();
  const decline = useMutation({
    ...calls.declineInvitation.mutation(),
    onSuccess: () => {
      toast.success(t('event.declined'));
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
      close();
    },
  });
  const confirmDecline = async () => {
    const question = { title: t('event.declineTitle'), body: t('event.declineBody', { title: event.title }), danger: true };
    if (await confirm({ ...question, action: t('event.decline') })) decline.mutate({ params: { id: event.id } });
  };
  return (
    <Button
      variant="subtle"
      color="danger"
      leftSection={<IconUserX size={18} aria-hidden />}
      loading={decline.isPending}
      onClick={() => void confirmDecline()}
    >
      {t('event.decline')}
    </Button>
  );
}

import { ActionIcon, Button, Group } from '@mantine/core';
import { IconCalendarDown, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { CalendarEvent } from '../../entities.ts';
import { calls } from '../calls.ts';

type EventFootProps = { event: CalendarEvent; isSaving: boolean; remove: () => void };

/** Actions on the user's event: delete, download, save. */
export function EventFoot({ event, isSaving, remove }: EventFootProps) {
  const t = useTexts('calendar');
  const common = useTexts('common');
  return (
    <Group justify="space-between" mt="sm" wrap="nowrap">
      <Group gap="xs">
        <Button variant="subtle" color="danger" leftSection={<IconTrash size={18} aria-hidden />} onClick={remove}>
          {common('word.delete')}
        </Button>
        <ActionIcon
          size={36}
          color="gray"
          aria-label={t('ics')}
          data-hint={t('ics')}
          onClick={() => calls.eventIcs.download(`${event.title}.ics`, { params: { id: event.id } }).catch(toast.failure)}
        >
          <IconCalendarDown size={20} />
        </ActionIcon>
      </Group>
      <Button type="submit" loading={isSaving}>
        {t('event.save')}
      </Button>
    </Group>
  );
}

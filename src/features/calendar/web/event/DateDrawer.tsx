import { Button, Drawer, Group, Stack, Title } from '@mantine/core';
import { IconCalendarDown, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { CalendarDate } from '../../entities.ts';
import { calls } from '../calls.ts';
import { CalendarBadge } from '../grid/CalendarBadge.tsx';
import { useWhenWords } from '../grid/useWhenWords.ts';
import classes from './EventForm.module.css';
import { linkTo } from './linkTo.ts';

type DateDrawerProps = {
  date: CalendarDate | undefined;
  dnsLabel: string;
  /** Renders the phase of a notice. */
  phaseBadge: (phase: string) => ReactNode;
  close: () => void;
};

/** Details of a date of another feature, with a link to it. */
export function DateDrawer({ date, dnsLabel, phaseBadge, close }: DateDrawerProps) {
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  // The content stays while the drawer closes.
  const [latest, setLatest] = useState(date);
  useEffect(() => {
    if (date) setLatest(date);
  }, [date]);
  const shown = date ?? latest;
  return (
    <Drawer
      opened={useOpenedAfterMount(date !== undefined)}
      onClose={close}
      position="right"
      size="min(100%, 480px)"
      title={shown && t(`kind.${shown.kind}`)}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      {shown && <DateFacts date={shown} dnsLabel={dnsLabel} phaseBadge={phaseBadge} />}
    </Drawer>
  );
}

function DateFacts({ date, dnsLabel, phaseBadge }: { date: CalendarDate } & Pick<DateDrawerProps, 'dnsLabel' | 'phaseBadge'>) {
  const t = useTexts('calendar');
  const format = useFormat();
  const words = useWhenWords();
  const link = linkTo(date);
  return (
    <Stack gap="lg">
      <div>
        <Group gap="xs" mb={4}>
          <CalendarBadge thing={{ date }} dnsLabel={dnsLabel} />
          {date.phase && phaseBadge(date.phase)}
        </Group>
        <Title order={3} size="h2">
          {date.title}
        </Title>
      </div>
      <Facts layout="stack" className={classes.facts}>
        <Fact name={t('field.when')}>{`${words(date)} (${format.relativeDay(date.start)})`}</Fact>
        {date.text && <Fact name={t('date.about')}>{date.text}</Fact>}
      </Facts>
      <Group component="p" gap={6} wrap="nowrap" align="baseline" className={textStyles.dimmed}>
        <IconLock size={14} aria-hidden /> {t(`date.fixed.${date.thing}`)}
      </Group>
      <Group gap="sm">
        <Button renderRoot={(props) => <Link {...link} {...props} />}>{t(`date.open.${date.thing}`)}</Button>
        <Button
          variant="default"
          leftSection={<IconCalendarDown size={18} aria-hidden />}
          onClick={() => calls.dateIcs.download(`${date.title}.ics`, { params: { key: date.key } }).catch(toast.failure)}
        >
          {t('ics')}
        </Button>
      </Group>
    </Stack>
  );
}

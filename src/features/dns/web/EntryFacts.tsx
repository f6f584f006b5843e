import { ActionIcon, Button, Flex, Stack, Text, Title } from '@mantine/core';
import { IconCalendarEvent, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import type { DnsEntry } from '../contract.ts';
import { DayShown } from './DayShown.tsx';
import classes from './Dns.module.css';
import { DueBadge } from './DueBadge.tsx';
import { EntryActions } from './EntryActions.tsx';
import { Kind } from './Kind.tsx';
import { useUploadName } from './useUploadName.ts';

export function EntryFacts({ entry, close }: { entry: DnsEntry; close: () => void }) {
  const { nome, ascii, pedido, vigencia, vencimento, nota, upload } = entry;
  const t = useTexts('dns');
  const common = useTexts('common');
  const may = useMay(needs.administers);
  const none = (
    <Text span inherit c="dimmed">
      {common('detail.empty')}
    </Text>
  );
  return (
    <Stack gap="lg">
      <Stack gap="xs" align="start">
        <DueBadge vencimento={vencimento} />
        <Title order={3} className={classes.name}>
          <bdi>{nome}</bdi>
        </Title>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => copyText(nome, t('entry.copied'))}
        >
          {t('entry.copy')}
        </Button>
      </Stack>
      <Facts layout="table">
        <Fact name={t('field.tipo')}>
          <Kind ascii={ascii} />
        </Fact>
        {ascii !== '' && ascii !== nome && (
          <Fact name={t('field.ascii')}>
            <Flex component="span" gap="xs" align="center">
              <bdi>{ascii}</bdi>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('entry.copyAscii')}
                onClick={() => copyText(ascii, t('entry.copied'))}
              >
                <IconCopy size={16} aria-hidden />
              </ActionIcon>
            </Flex>
          </Fact>
        )}
        <Fact name={t('field.pedido')}>{pedido ? <bdi>{pedido}</bdi> : none}</Fact>
        <Fact name={t('field.vigencia')}>{vigencia ? <InCalendar day={vigencia} /> : none}</Fact>
        <Fact name={t('field.vencimento')}>{vencimento ? <InCalendar day={vencimento} /> : none}</Fact>
        <Fact name={t('field.nota')}>{nota ? <span className={classes.note}>{nota}</span> : none}</Fact>
        {may && <Fact name={t('field.upload')}>{upload === null ? t('upload.none') : <FromUpload id={upload} />}</Fact>}
      </Facts>
      {may && <EntryActions entry={entry} close={close} />}
    </Stack>
  );
}

/** A day with a link to it in the calendar. */
function InCalendar({ day }: { day: string }) {
  const t = useTexts('dns');
  return (
    <Flex component="span" wrap="wrap" gap="4px 16px">
      <DayShown day={day} />
      <Link to="/apps/calendar" search={{ day }} className={classes.kind}>
        <IconCalendarEvent size={16} aria-hidden />
        {t('entry.inCalendar')}
      </Link>
    </Flex>
  );
}

/** The file the entry came from, for users who may see uploads. */
function FromUpload({ id }: { id: number }) {
  return (
    <Link to="/importar" search={{ tab: 'dns', upload: id }}>
      <bdi>{useUploadName(id)}</bdi>
    </Link>
  );
}

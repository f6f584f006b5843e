import { ActionIcon, Button, Text } from '@mantine/core';
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
    <div className={classes.entry}>
      <div className={classes.head}>
        <DueBadge vencimento={vencimento} />
        <h3>
          <bdi>{nome}</bdi>
        </h3>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => copyText(nome, t('entry.copied'))}
        >
          {t('entry.copy')}
        </Button>
      </div>
      <Facts layout="table" className={classes.facts}>
        <Fact name={t('field.tipo')}>
          <Kind ascii={ascii} />
        </Fact>
        {ascii !== '' && ascii !== nome && (
          <Fact name={t('field.ascii')}>
            <span className={classes.copied}>
              <bdi>{ascii}</bdi>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('entry.copyAscii')}
                onClick={() => copyText(ascii, t('entry.copied'))}
              >
                <IconCopy size={16} aria-hidden />
              </ActionIcon>
            </span>
          </Fact>
        )}
        <Fact name={t('field.pedido')}>{pedido ? <bdi>{pedido}</bdi> : none}</Fact>
        <Fact name={t('field.vigencia')}>{vigencia ? <InCalendar day={vigencia} /> : none}</Fact>
        <Fact name={t('field.vencimento')}>{vencimento ? <InCalendar day={vencimento} /> : none}</Fact>
        <Fact name={t('field.nota')}>{nota ? <span className={classes.note}>{nota}</span> : none}</Fact>
        {may && <Fact name={t('field.upload')}>{upload === null ? t('upload.none') : <FromUpload id={upload} />}</Fact>}
      </Facts>
      {may && <EntryActions entry={entry} close={close} />}
    </div>
  );
}

/** A day with a link to it in the calendar. */
function InCalendar({ day }: { day: string }) {
  const t = useTexts('dns');
  return (
    <span className={classes.day}>
      <DayShown day={day} />
      <Link to="/apps/calendar" search={{ day }} className={classes.way}>
        <IconCalendarEvent size={16} aria-hidden />
        {t('entry.inCalendar')}
      </Link>
    </span>
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

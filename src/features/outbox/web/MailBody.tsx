import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconSend, IconTrash } from '@tabler/icons-react';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import { removedByAdmin, type ShownMail } from '../contract.ts';
import classes from './Outbox.module.css';
import { StateBadge } from './StateBadge.tsx';
import { useMailActions } from './useMailActions.ts';

type MailBodyProps = { mail: ShownMail; hasServer: boolean; close: () => void };

export function MailBody({ mail, hasServer, close }: MailBodyProps) {
  const t = useTexts('outbox');
  const common = useTexts('common');
  const format = useFormat();
  const { retry, remove, isBusy } = useMailActions(mail, close);
  const isRemoved = mail.error === removedByAdmin;
  const facts = [
    [t('field.recipient'), mail.name ? `${mail.name} <${mail.recipient}>` : mail.recipient],
    [t('field.created'), format.fullDateTime(mail.created_at)],
    [t('field.sent'), mail.sent_at && format.fullDateTime(mail.sent_at)],
    [t('field.due'), mail.due_at && mail.attempts > 0 && format.fullDateTime(mail.due_at)],
    [t('field.attempts'), mail.attempts > 0 && format.number(mail.attempts)],
    [t('field.error'), !isRemoved && mail.error],
    [t('field.removed'), isRemoved && t('remove.was')],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <Stack gap="lg">
      <Stack gap="xs" align="start">
        <StateBadge state={mail.state} />
        <Title order={3} className={classes.subject}>
          {mail.writtenBy ? t('mail.written', { name: mail.writtenBy }) : mail.subject}
        </Title>
      </Stack>
      <Facts layout="table">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
      <section aria-label={common('word.text')}>
        {mail.text === null ? (
          <Text c="dimmed">{t(mail.writtenBy ? 'mail.private' : 'mail.erased')}</Text>
        ) : (
          <div className={classes.text}>
            <LinkedText text={mail.text} />
          </div>
        )}
        {mail.isSecret && mail.text !== null && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('mail.recorded')}
          </Text>
        )}
      </section>
      <Group justify="flex-end">
        {!isRemoved && (
          <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={remove}>
            {common('word.remove')}
          </Button>
        )}
        {hasServer && mail.state !== 'sent' && (mail.text !== null || mail.writtenBy !== '') && (
          <Button leftSection={<IconSend size={18} aria-hidden />} loading={isBusy} onClick={retry}>
            {t('retry.button')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

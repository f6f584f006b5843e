import { Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import type { AuditEvent } from '../contract.ts';
import { kindNames } from '../kindNames.ts';
import classes from './Audit.module.css';
import { looks } from './looks.ts';
import { useDetails } from './useDetails.ts';
import { subjectOf, useActorName, useDeviceName, useSentence } from './useWords.ts';

export function EventFacts({ event }: { event: AuditEvent }) {
  const t = useTexts('audit');
  const common = useTexts('common');
  const format = useFormat();
  const language = useLanguage();
  const sentence = useSentence()(event);
  const actor = useActorName()(event);
  const device = useDeviceName()(event.user_agent);
  const { icon: Icon, tone } = looks[event.kind];
  const subject = subjectOf(event);
  const details = useDetails(event);
  return (
    <Stack gap="lg">
      <div className={classes.what} data-tone={tone}>
        <Icon size={24} className={classes.icon} aria-hidden />
        <Text size="lg" fw={600}>
          {sentence}
        </Text>
      </div>
      <Facts layout="table">
        <Fact name={t('field.at')}>
          <time dateTime={event.at}>{format.toTheSecond(event.at)}</time>
        </Fact>
        <Fact name={t('field.who')}>
          {event.actor_id === null ? (
            actor
          ) : (
            <Link to="/apps/user/view/$id" params={{ id: String(event.actor_id) }}>
              {actor}
            </Link>
          )}
        </Fact>
        {subject && (
          <Fact name={t('field.subject')}>
            <Subject event={event} name={subject} />
          </Fact>
        )}
        <Fact name={t('field.kind')}>{kindNames[event.kind][language]}</Fact>
        <Fact name={t('field.from')}>{event.address ? <bdi>{event.address}</bdi> : t('field.here')}</Fact>
        {device && <Fact name={common('word.device')}>{device}</Fact>}
        {event.user_agent && (
          <Fact name={t('field.browser')}>
            <Text component="bdi" inherit c="dimmed">
              {event.user_agent}
            </Text>
          </Fact>
        )}
      </Facts>
      {details.length > 0 && (
        <section>
          <Title order={3} size="h4" mb="xs">
            {common('word.details')}
          </Title>
          <Facts layout="table">
            {details.map(({ name, words }) => (
              <Fact key={name} name={name}>
                <bdi>{words}</bdi>
              </Fact>
            ))}
          </Facts>
        </section>
      )}
    </Stack>
  );
}

/** A link to the subject, unless it was just removed. */
function Subject({ event: { kind, subject_type, subject_id }, name }: { event: AuditEvent; name: string }) {
  if (subject_id === null || kind === 'userRemoved' || kind === 'importRemoved' || kind === 'mailRemoved') return name;
  if (subject_type === 'user')
    return (
      <Link to="/apps/user/view/$id" params={{ id: String(subject_id) }}>
        {name}
      </Link>
    );
  if (subject_type === 'licitacao')
    return (
      <Link to="/apps/invoice/preview/$id" params={{ id: String(subject_id) }}>
        {name}
      </Link>
    );
  if (subject_type === 'importacao')
    return (
      <Link to="/importar" search={{ id: subject_id }}>
        {name}
      </Link>
    );
  if (subject_type === 'order')
    return (
      <Link to="/pedidos/$id" params={{ id: String(subject_id) }}>
        {name}
      </Link>
    );
  if (subject_type === 'mail')
    return (
      <Link to="/outbox" search={{ mail: subject_id }}>
        {name}
      </Link>
    );
  return name;
}

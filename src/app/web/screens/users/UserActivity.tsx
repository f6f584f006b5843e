import { Skeleton, Text, ThemeIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { audit } from '#features/audit/contract.ts';
import { looks } from '#features/audit/web/looks.ts';
import { useActorName, useSentence } from '#features/audit/web/useWords.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { api } from '#kit/web/request/api.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './UserActivity.module.css';

const calls = api('audit', audit);
const colors = { plain: 'primary', warning: 'warning', alarm: 'danger' };
/** The number of latest events; the log has all. */
const SHOWN = 8;

/** The user's latest actions and changes of their account, as a timeline. */
export function UserActivity({ id }: { id: number }) {
  const t = useTexts('users');
  const format = useFormat();
  const sentence = useSentence();
  const actorName = useActorName();
  const query = useQuery(calls.list.query({ query: { about: id, perPage: SHOWN } }));
  return (
    <Loaded query={query} skeleton={<Skeleton height={160} aria-hidden />}>
      {({ events, total }) =>
        events.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('view.noActivity')}
          </Text>
        ) : (
          <>
            <ol className={classes.events}>
              {events.map((event) => {
                const { icon: Icon, tone } = looks[event.kind];
                return (
                  <li key={event.id}>
                    <ThemeIcon variant="light" size={32} radius="50%" color={colors[tone ?? 'plain']} aria-hidden>
                      <Icon size={16} />
                    </ThemeIcon>
                    <span>
                      {sentence(event)}
                      {event.actor_id !== id && <span className={`${textStyles.minor} ${classes.second}`}>{actorName(event)}</span>}
                    </span>
                    <time className={`${textStyles.minor} ${classes.second}`} dateTime={event.at} title={format.fullDateTime(event.at)}>
                      {format.past(event.at)}
                    </time>
                  </li>
                );
              })}
            </ol>
            {total > events.length && (
              <Text size="sm" mt="md">
                <Link to="/audit" search={{ about: id }}>
                  {t('view.allActivity')}
                </Link>
              </Text>
            )}
          </>
        )
      }
    </Loaded>
  );
}

import { Skeleton } from '@mantine/core';
import { IconCheck, IconLogin2, IconSend, IconShoppingBag, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import card from '#kit/web/page/Card.module.css';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import classes from './ActivityCard.module.css';
import { calls } from './calls.ts';
import { live } from './useCards.ts';

const icons = {
  signedIn: IconLogin2,
  taskCompleted: IconCheck,
  orderPlaced: IconShoppingBag,
  followed: IconStar,
  mailSent: IconSend,
} as const;

const SHOWN = 8;

/** The user's latest activities as a timeline. */
export function ActivityCard({ className }: { className?: string | undefined }) {
  const t = useTexts('cards');
  const format = useFormat();
  const query = useQuery({
    ...calls.activity.query({ query: { limit: SHOWN } }),
    ...live('tasks', 'orders', 'follow', 'email', 'audit'),
  });
  return (
    <section className={`${card.card} ${className ?? ''}`} aria-labelledby="activities">
      <h2 id="activities" className={card.title}>
        {t('activities.title')}
      </h2>
      <Loaded query={query} skeleton={<Skeleton height={SHOWN * 42} aria-hidden />}>
        {({ activity }) =>
          activity.length === 0 ? (
            <p className={card.hint}>{t('activities.none')}</p>
          ) : (
            <ol className={classes.activities}>
              {activity.map(({ kind, at, text, link }) => {
                const Icon = icons[kind];
                return (
                  <li key={`${kind} ${at} ${text}`}>
                    <span className={classes.mark} aria-hidden>
                      <Icon size={16} />
                    </span>
                    <span className={classes.words}>
                      {link ? <AddressLink href={link}>{text || t(`activities.${kind}`)}</AddressLink> : <b>{t(`activities.${kind}`)}</b>}
                      {link && <span>{t(`activities.${kind}`)}</span>}
                    </span>
                    <time dateTime={at} title={format.fullDateTime(at)}>
                      {format.past(at)}
                    </time>
                  </li>
                );
              })}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}

import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import type { Address } from '../../entities.ts';
import classes from './Message.module.css';
import type { ShownMessage } from './shownMessage.ts';

/** All addresses of a message, and its exact date. */
export function MessageDetails({ anchor, message }: AnchoredProps & { message: ShownMessage }) {
  const t = useTexts('email');
  const format = useFormat();
  const facts: [string, readonly Address[]][] = [
    [t('detail.from'), [message.from]],
    [t('detail.to'), message.to],
    [t('detail.cc'), message.cc],
    [t('detail.bcc'), message.bcc],
  ];
  return (
    <AnchoredPopover anchor={anchor} label={t('detail.details')} position="bottom-start" width="min(440px, 92vw)" padding={16}>
      <dl className={classes.facts}>
        {facts.map(
          ([name, addresses]) =>
            addresses.length > 0 && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {addresses.map((address) => (
                    <span key={address.email} className={classes.who}>
                      {address.name && <bdi>{address.name}</bdi>} <bdi className={classes.address}>{address.email}</bdi>
                    </span>
                  ))}
                </dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('detail.date')}</dt>
          <dd>{format.fullDateTime(message.time)}</dd>
        </div>
        <div>
          <dt>{t('detail.subject')}</dt>
          <dd>{message.subject || t('noSubject')}</dd>
        </div>
      </dl>
    </AnchoredPopover>
  );
}

import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Address } from '../../entities.ts';
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
      <Facts layout="table">
        {facts.map(
          ([name, addresses]) =>
            addresses.length > 0 && (
              <Fact key={name} name={name}>
                {addresses.map((address) => (
                  <div key={address.email}>
                    {address.name && <bdi>{address.name}</bdi>} <bdi className={textStyles.minor}>{address.email}</bdi>
                  </div>
                ))}
              </Fact>
            ),
        )}
        <Fact name={t('detail.date')}>{format.fullDateTime(message.time)}</Fact>
        <Fact name={t('detail.subject')}>{message.subject || t('noSubject')}</Fact>
      </Facts>
    </AnchoredPopover>
  );
}

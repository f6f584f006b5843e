import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPhotoOff } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { Opener } from '#kit/web/popup/Opener.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { useMailTime } from '../mailTime.ts';
import { Attachments } from './Attachments.tsx';
import { Deliveries } from './Deliveries.tsx';
import classes from './Message.module.css';
import { MessageFrame } from './MessageFrame.tsx';
import type { ShownMessage } from './shownMessage.ts';

const fetchDetails = () => import('./MessageDetails.tsx');
const MessageDetails = lazy(async () => ({ default: (await fetchDetails()).MessageDetails }));

type MessageProps = {
  message: ShownMessage;
  ownEmail: string;
  /** Older messages are folded until the user opens them. */
  isOlder?: boolean;
};

/** One message of a thread: sender, recipients, date, text and attachments. */
export function Message({ message, ownEmail, isOlder = false }: MessageProps) {
  const t = useTexts('email');
  const timeOf = useMailTime();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(!isOlder);
  const { from, time, subject } = message;
  const name = from.name || from.email;
  const when = (
    <time className={`${textStyles.minor} ${classes.time}`} dateTime={time} title={format.fullDateTime(time)}>
      {isOpen ? format.dateTime(time) : timeOf(time)}
      {isOpen && <span className={`${textStyles.minor} ${classes.past}`}>({format.past(time)})</span>}
    </time>
  );
  const head = (
    <>
      <Avatar name={name} src={from.avatar} size={40} />
      <span className={classes.names}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {isOpen ? (
          <bdi className={textStyles.minor}>{from.email}</bdi>
        ) : (
          <span className={`${textStyles.oneLine} ${textStyles.dimmed}`}>{message.preview}</span>
        )}
      </span>
    </>
  );
  return (
    <article className={classes.message} aria-label={t('detail.messageOf', { name, when: format.dateTime(time) })}>
      <Group component="header" gap="4px 12px" justify="space-between">
        {isOlder ? (
          <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {head}
          </UnstyledButton>
        ) : (
          <div className={classes.fold}>{head}</div>
        )}
        {when}
      </Group>
      {isOpen && (
        <>
          <Group gap={4} className={textStyles.minor}>
            <span>{t('row.to', { names: namesOf(message, ownEmail, t('detail.me')) })}</span>
            <Opener opens="dialog" fetch={fetchDetails} panel={(anchor) => <MessageDetails anchor={anchor} message={message} />}>
              <Button size="compact-xs" variant="subtle" color="gray" rightSection={<IconChevronDown size={14} aria-hidden />}>
                {t('detail.details')}
              </Button>
            </Opener>
          </Group>
          <Body message={message} title={t('detail.frame', { subject: subject || t('noSubject') })} />
          {message.attachments.length > 0 && <Attachments attachments={message.attachments} />}
          {message.deliveries.length > 0 && <Deliveries id={message.id} deliveries={message.deliveries} />}
        </>
      )}
    </article>
  );
}

/** Remote images would tell their server that the e-mail was read: they load on request only. */
function Body({ message, title }: { message: ShownMessage; title: string }) {
  const t = useTexts('email');
  const [hasImages, setHasImages] = useState(false);
  return (
    <>
      {message.hasRemoteImages && !hasImages && (
        <Callout
          icon={<IconPhotoOff />}
          actions={
            <Button size="compact-sm" variant="light" onClick={() => setHasImages(true)}>
              {t('detail.showImages')}
            </Button>
          }
        >
          {t('detail.blocked')}
        </Callout>
      )}
      <MessageFrame frame={message.frame} title={title} hasImages={hasImages} />
    </>
  );
}

function namesOf({ to, cc, bcc }: ShownMessage, ownEmail: string, me: string): string {
  return [...to, ...cc, ...bcc].map(({ name, email }) => (email === ownEmail ? me : name || email)).join(', ');
}

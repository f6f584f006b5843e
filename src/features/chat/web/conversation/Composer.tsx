import { ActionIcon, Button, Textarea, VisuallyHidden } from '@mantine/core';
import { IconBan, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { type ContactCard, limits } from '../../entities.ts';
import { useContactChanges } from '../useContactChanges.ts';
import { useReportTyping } from '../useTyping.ts';
import classes from './Composer.module.css';
import { useDraft } from './useDraft.ts';

/** The remaining characters are shown from here on. */
const countdownFrom = 200;
/** And announced at these numbers. */
const announcedSteps = [0, 10, 50, 100, countdownFrom];

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  contact: ContactCard;
  /** The user's id. */
  account: number;
  /** Why nothing can be sent to the contact any more, according to the server. */
  closed: string | undefined;
  /** Discards refused messages and shows the field again. */
  reopen: () => void;
  send: (message: string) => void;
};

/** The message field. Enter sends, Shift+Enter starts a new line; unsent text is kept per contact. */
export function Composer({ field, contact, account, closed, reopen, send }: ComposerProps) {
  const t = useTexts('chat');
  const format = useFormat();
  const hint = useId();
  const [text, setText] = useDraft(account, contact.id);
  const { typing, stopped } = useReportTyping(contact.id);
  const { mark } = useContactChanges(contact);
  if (contact.isBlocked)
    return (
      <div className={classes.blocked} role="status">
        <IconBan size={20} aria-hidden />
        <p>{t('composer.blocked', { name: contact.fullName })}</p>
        <Button variant="light" onClick={() => mark({ isBlocked: false })}>
          {t('contact.unblock')}
        </Button>
      </div>
    );
  if (closed !== undefined)
    return (
      <div className={classes.blocked} role="status">
        <IconBan size={20} aria-hidden />
        <p>{closed}</p>
        <Button variant="subtle" color="gray" onClick={reopen}>
          {t('state.discard')}
        </Button>
      </div>
    );
  const isEmpty = text.trim() === '';
  const left = limits.message - text.length;
  const step = announcedSteps.find((one) => left <= one);
  const sendNow = () => {
    if (isEmpty) return;
    stopped();
    setText('');
    send(text.trim());
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') return event.currentTarget.blur();
    // Enter ends an input method's composition first.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendNow();
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow();
      }}
    >
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={t('composer.label', { name: contact.fullName })}
        aria-describedby={hint}
        placeholder={t('composer.placeholder')}
        autosize
        minRows={1}
        maxRows={8}
        size="md"
        maxLength={limits.message}
        enterKeyHint="send"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          if (value.trim() === '') stopped();
          else typing();
        }}
        onBlur={stopped}
        onKeyDown={onKeyDown}
      />
      <ActionIcon
        type="submit"
        size={44}
        variant="filled"
        aria-label={t('composer.send')}
        data-hint={t('composer.send')}
        aria-disabled={isEmpty}
        data-disabled={isEmpty || undefined}
      >
        <IconSend size={20} aria-hidden />
      </ActionIcon>
      <p id={hint} className={`${textStyles.minor} ${classes.hint}`} data-few={left <= countdownFrom || undefined}>
        {left <= countdownFrom ? t('composer.left', { count: left, figure: format.number(left) }) : t('composer.keys')}
      </p>
      {/* Announced in steps, not at every character. */}
      <VisuallyHidden role="status">
        {step !== undefined && t('composer.left', { count: step, figure: format.number(step) })}
      </VisuallyHidden>
    </form>
  );
}

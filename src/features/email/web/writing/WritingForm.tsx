import { Button, Input, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { RichText } from '#kit/web/richText/RichText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { type Draft, limits, type SentDraft } from '../../entities.ts';
import { Attachments } from './Attachments.tsx';
import { useDraftAutosave } from './draft/useDraftAutosave.ts';
import { Notices } from './Notices.tsx';
import { RecipientField } from './recipients/RecipientField.tsx';
import { type FieldName, useRecipients } from './recipients/useRecipients.ts';
import { SendBar } from './SendBar.tsx';
import { useAttachments } from './useAttachments.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useSending } from './useSending.ts';
import classes from './Writing.module.css';

/** What the window's frame calls in the form. */
export type WritingActions = { send: () => void; close: () => void };

type WritingFormProps = {
  initial: Draft | SentDraft;
  actions: RefObject<WritingActions | null>;
  setTitle: (title: string) => void;
  created: (id: number) => void;
  close: () => void;
};

/** Recipients, subject, message and attachments of an e-mail, saved while they are edited. */
export function WritingForm({ initial, actions, setTitle, created, close }: WritingFormProps) {
  const t = useTexts('writing');
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const { autosave, state } = useDraftAutosave(initial, created);
  const { values, attachments, sendAt } = state;
  const attaching = useAttachments(autosave, state);
  const recipients = useRecipients(autosave, state, form);
  const sending = useSending(autosave, close);
  const [fileFault, setFileFault] = useState<string>();
  const [begins] = useState(() => firstEmptyField(initial));
  const [isClosing, setIsClosing] = useState(false);
  const isWaiting = sendAt !== null;
  const isHeld = isWaiting || isClosing || sending.isLeaving;
  const drop = useFileDrop(attaching.attach, isHeld);
  const { running } = attaching;

  const send = (at?: string) => {
    if (isHeld || !recipients.check()) return;
    const isUploading = running.some((upload) => upload.state !== 'refused');
    const fault = running.length === 0 ? undefined : t(isUploading ? 'fault.uploads' : 'fault.refused');
    setFileFault(fault);
    if (!fault) void sending.send(at);
  };
  useHoldFocus(form, isClosing || sending.isLeaving);
  useImperativeHandle(actions, () => ({
    send: () => send(),
    close: () => {
      recipients.takeTyped();
      // A second click closes it without waiting.
      if (!autosave.isDirty || isClosing) return close();
      setIsClosing(true);
      // Unsaved changes are handled by `useUnsaved` when the URL changes.
      void autosave.flush().then(() => {
        setIsClosing(false);
        close();
      });
    },
  }));
  useEffect(() => setTitle(values.subject.trim()), [values.subject, setTitle]);
  useEffect(() => {
    if (begins !== 'message') form.current?.querySelector<HTMLElement>(`[data-path=${begins}]`)?.focus({ preventScroll: true });
  }, [begins]);
  useEffect(() => {
    if (running.length === 0) setFileFault(undefined);
  }, [running.length]);

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    onChange: recipients.change(name),
    typed: recipients.typed[name],
    setTyped: recipients.type(name),
    error: recipients.faultOf(name),
    setError: recipients.setFault(name),
    disabled: isHeld,
  });
  return (
    <div ref={form} className={classes.form} tabIndex={-1} aria-busy={isClosing || sending.isLeaving} {...drop.handlers}>
      <div className={classes.body}>
        <Notices autosave={autosave} state={state} takeBack={() => void sending.takeBack()} />
        <div className={classes.lines}>
          <RecipientField {...field('to')} />
          {recipients.isShown('cc') && <RecipientField {...field('cc')} />}
          {recipients.isShown('bcc') && <RecipientField {...field('bcc')} />}
          <div className={classes.row}>
            <label className={`${textStyles.dimmed} ${classes.label}`} htmlFor={`${id}-subject`}>
              {t('field.subject')}
            </label>
            <Input
              id={`${id}-subject`}
              classNames={{ input: classes.subject }}
              variant="unstyled"
              data-path="subject"
              autoComplete="off"
              maxLength={limits.subject}
              disabled={isHeld}
              value={values.subject}
              onChange={(change) => autosave.change({ subject: change.currentTarget.value })}
            />
          </div>
          <div className={classes.message}>
            <RichText
              label={t('field.message')}
              labelHidden
              fill
              minHeight={0}
              data-path="message"
              placeholder={t('field.messageHint')}
              autoFocus={begins === 'message' ? 'start' : false}
              disabled={isHeld}
              error={recipients.messageFault}
              value={values.message}
              onChange={(message) => autosave.change({ message })}
            />
          </div>
          {/* Placed at the end of the first row, but last in the tab order. */}
          <div className={classes.unfold}>
            {!recipients.isShown('cc') && (
              <Button variant="subtle" color="gray" size="compact-sm" aria-label={t('field.addCc')} onClick={() => recipients.unfold('cc')}>
                {t('field.cc')}
              </Button>
            )}
            {!recipients.isShown('bcc') && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={t('field.addBcc')}
                onClick={() => recipients.unfold('bcc')}
              >
                {t('field.bcc')}
              </Button>
            )}
          </div>
        </div>
        <Attachments autosave={autosave} attachments={attachments} attaching={attaching} disabled={isHeld} />
      </div>
      {fileFault && (
        <Text c="var(--mantine-color-error)" size="sm" px="md" pt="xs" role="alert">
          {fileFault}
        </Text>
      )}
      {!isWaiting && (
        <SendBar
          autosave={autosave}
          state={state}
          isSending={sending.isSending}
          send={send}
          attach={attaching.attach}
          discard={() => {
            attaching.cancel();
            void sending.discard();
          }}
        />
      )}
      {drop.isOver && (
        <div className={classes.drop} aria-hidden>
          <IconPaperclip size={40} stroke={1.5} />
          <p>{t('files.drop')}</p>
        </div>
      )}
    </div>
  );
}

/** Disabled fields lose the focus: the form takes it, else typing would trigger the page's shortcuts; then they get it back. */
function useHoldFocus(form: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const frame = form.current;
    if (!isHeld || !frame || !(before instanceof HTMLElement)) return undefined;
    frame.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === frame) requestAnimationFrame(() => before.focus({ preventScroll: true }));
    };
  }, [form, isHeld]);
}

/** The field to focus. */
function firstEmptyField({ to, subject }: SentDraft): 'to' | 'subject' | 'message' {
  if (to.length === 0) return 'to';
  return subject === '' ? 'subject' : 'message';
}

import { Box, Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp, IconFileUnknown, IconList } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import surface from '#kit/web/page/surface.module.css';
import { isNotFound } from '#kit/web/request/failures.ts';
import type { ShownEmail } from '../../entities.ts';
import { opensInWriting } from '../places.ts';
import type { StartResponse } from '../startResponse.ts';
import type { MailActions } from '../useMailActions.ts';
import type { MailAddress } from '../useMailAddress.ts';
import { DetailBar } from './DetailBar.tsx';
import { LabelPills } from './LabelPills.tsx';
import classes from './MailDetail.module.css';
import { Message } from './Message.tsx';
import { Scheduled } from './Scheduled.tsx';
import { Thread } from './Thread.tsx';
import { useDetailActions } from './useDetailActions.ts';
import { useDetailKeys } from './useDetailKeys.ts';

export type MailDetailProps = {
  shown: UseQueryResult<ShownEmail>;
  address: MailAddress;
  actions: MailActions;
  respond: StartResponse;
  ownEmail: string;
  close: () => void;
  compose: () => void;
  /** E-mails are selected in the list: shortcuts apply to these. */
  isChoosing: boolean;
};

/** The open e-mail, or an error message. */
export function MailDetail(props: MailDetailProps) {
  const t = useTexts('email');
  const { shown, close } = props;
  return (
    <section className={`${surface.surface} ${classes.detail}`} aria-label={t('detail.title')} aria-busy={shown.isPending}>
      {shown.data ? (
        <OpenMail key={shown.data.id} {...props} mail={shown.data} />
      ) : shown.isError ? (
        <Missing error={shown.error} retry={() => void shown.refetch()} close={close} />
      ) : (
        <DetailSkeleton />
      )}
    </section>
  );
}

function OpenMail({ mail, address, actions, respond, ownEmail, close, compose, isChoosing }: MailDetailProps & { mail: ShownEmail }) {
  const t = useTexts('email');
  const act = useDetailActions({ mail, address, actions, close });
  const root = useRef<HTMLDivElement>(null);
  useDetailKeys({ mail, act, close, respond, compose, isChoosing, root });
  const { set } = address;
  const isForWriting = opensInWriting(mail);
  useEffect(() => {
    if (isForWriting) set({ mail: undefined, draft: String(mail.id) }, { replace: true });
  }, [isForWriting, mail.id, set]);
  useMarkAsRead(mail, actions);
  // Moves the focus to the subject, because the row that had it is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  if (isForWriting) return <DetailSkeleton />;
  return (
    <Box ref={root} display="contents">
      <DetailBar mail={mail} act={act} close={close} />
      <div className={classes.content}>
        <Group component="header" gap="8px 16px">
          <h2 ref={heading} className={classes.subject} tabIndex={-1}>
            {mail.subject || t('noSubject')}
          </h2>
          <LabelPills mail={mail} actions={actions} />
        </Group>
        {mail.sendAt && <Scheduled id={mail.id} sendAt={mail.sendAt} write={() => set({ mail: undefined, draft: String(mail.id) })} />}
        <Thread older={mail.thread} ownEmail={ownEmail} />
        <Message message={mail} ownEmail={ownEmail} />
        {!mail.isDraft && (
          <Group gap="xs">
            <Button variant="light" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={() => respond(mail.id, 'reply')}>
              {t('answer.reply')}
            </Button>
            {mail.to.length + mail.cc.length > 1 && (
              <Button
                variant="light"
                leftSection={<IconArrowBackUpDouble size={18} aria-hidden />}
                onClick={() => respond(mail.id, 'replyAll')}
              >
                {t('answer.replyAll')}
              </Button>
            )}
            <Button variant="light" leftSection={<IconArrowForwardUp size={18} aria-hidden />} onClick={() => respond(mail.id, 'forward')}>
              {t('answer.forward')}
            </Button>
          </Group>
        )}
      </div>
    </Box>
  );
}

/** Marks an e-mail as read when it is opened. */
function useMarkAsRead(mail: ShownEmail, actions: MailActions): void {
  const marked = useRef(false);
  useEffect(() => {
    if (marked.current) return;
    marked.current = true;
    if (!mail.isRead) void actions.mark({ mails: [mail] }, true);
  }, [mail, actions]);
}

function Missing({ error, retry, close }: { error: unknown; retry: () => void; close: () => void }) {
  const t = useTexts('email');
  const isGone = isNotFound(error);
  const back = (
    <Button variant="light" leftSection={<IconList size={18} aria-hidden />} onClick={close}>
      {t('detail.toList')}
    </Button>
  );
  if (isGone)
    return (
      <div role="alert">
        <EmptyState icon={<IconFileUnknown />} title={t('detail.missing')} hint={t('detail.missingHint')}>
          {back}
        </EmptyState>
      </div>
    );
  return (
    <>
      <Failure error={error} retry={retry} />
      <Group justify="center">{back}</Group>
    </>
  );
}

/** About as high as the e-mail will be. */
function DetailSkeleton() {
  return (
    <Stack p="84px 24px 24px" aria-hidden>
      <Skeleton height={24} width="60%" />
      <Skeleton height={24} />
      <Skeleton height={240} />
    </Stack>
  );
}

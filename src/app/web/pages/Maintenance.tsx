// Shown while the server cannot serve: over any screen, and at an address of its own.
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Readiness, useReadiness } from '../shell/away/useReadiness.ts';
import { PlainFrame } from '../shell/PlainFrame.tsx';
import { Workshop } from './drawings.tsx';
import { HomeButton } from './ErrorPages.tsx';
import { IllustratedPage, PageLinks } from './IllustratedPage.tsx';
import classes from './Maintenance.module.css';
import { NotifyMe } from './NotifyMe.tsx';

/** The page at its own address. Visitors may come while the server works, so it says that too. */
export function MaintenancePage() {
  const t = useTexts('pages');
  const readiness = useReadiness(0);
  return (
    <MaintenanceNotice readiness={readiness} hint={t('maintenance.hint')} after={<NotifyMe kind="maintenance" />}>
      <HomeButton />
    </MaintenanceNotice>
  );
}

type MaintenanceOverlayProps = {
  /** The number of failed requests so far. */
  asked: number;
  /** The server is ready after this number of failed requests. */
  onReady: (asked: number) => void;
};

/** Covers the screen until the server is ready; typed text stays. */
export function MaintenanceOverlay({ asked, onReady }: MaintenanceOverlayProps) {
  const t = useTexts('pages');
  const dialog = useRef<HTMLDialogElement>(null);
  const readiness = useReadiness(asked);
  const isReady = readiness.phase === 'ready';
  // Before the heading gets the focus: the browser keeps the focus in the dialog, and returns it to the current element.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const titleBelow = document.title;
    shown?.showModal();
    return () => {
      shown?.close();
      document.title = titleBelow;
    };
  }, []);
  useEffect(() => {
    if (isReady) onReady(readiness.asked);
  }, [isReady, readiness.asked, onReady]);
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-label={t('maintenance.title')}
      tabIndex={-1}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      // Keys must not reach the screen below, nor a dialog that is open there.
      onKeyDown={(event) => event.stopPropagation()}
      data-mantine-stop-propagation="true"
    >
      <PlainFrame>
        <MaintenanceNotice readiness={readiness} hint={t('maintenance.overlayHint')} />
      </PlainFrame>
    </dialog>
  );
}

type MaintenanceNoticeProps = { readiness: Readiness; hint: string; after?: ReactNode; children?: ReactNode };

function MaintenanceNotice({ readiness, hint, after, children }: MaintenanceNoticeProps) {
  const t = useTexts('pages');
  const { phase, secondsLeft, askNow } = readiness;
  return (
    <IllustratedPage drawing={<Workshop />} title={t('maintenance.title')} hint={<p>{hint}</p>}>
      <p className={classes.state} role="status">
        {phase === 'ready' && t('maintenance.ready')}
        {phase === 'asking' && t('maintenance.asking')}
        {/* Screen readers would read every second aloud. */}
        {phase === 'waiting' && <span aria-hidden>{t('maintenance.next', { count: secondsLeft })}</span>}
      </p>
      <PageLinks>
        {children}
        {phase !== 'ready' && (
          <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={askNow} data-mantine-stop-propagation="true">
            {t('maintenance.tryNow')}
          </Button>
        )}
      </PageLinks>
      {after}
    </IllustratedPage>
  );
}

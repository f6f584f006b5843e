// One banner for the whole screen while no request gets an answer, with the time of the last data that arrived; afterwards it disappears and
// all data is refetched.
import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { RetryButton } from '#kit/web/page/RetryButton.tsx';
import { connectionLost, probeConnection } from '#kit/web/request/serverState.ts';
import classes from './ConnectionLost.module.css';

/** Between two checks whether the server is back. */
const PAUSE_MS = 5000;

export function ConnectionLost() {
  const isLost = connectionLost.use();
  const queryClient = useQueryClient();
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) void queryClient.invalidateQueries();
    wasLost.current = isLost;
  }, [isLost, queryClient]);
  // The browser's online state proves nothing: the server may be on the same machine.
  useEffect(() => {
    addEventListener('offline', probeConnection);
    addEventListener('online', probeConnection);
    return () => {
      removeEventListener('offline', probeConnection);
      removeEventListener('online', probeConnection);
    };
  }, []);
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(probeConnection, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isLost]);
  return (
    <div role="status" className={classes.place}>
      {isLost && <Banner />}
    </div>
  );
}

function Banner() {
  const t = useTexts('kit');
  const format = useFormat();
  const shown = useQueryClient().getQueryCache().findAll({ type: 'active' });
  // Until then changes were told as they happened; nothing arrives while this is shown.
  const [at] = useState(Math.max(0, ...shown.map(({ state }) => state.dataUpdatedAt)));
  return (
    <div className={classes.banner} data-connection-lost>
      <IconCloudOff size={20} aria-hidden />
      <p>
        <strong>{at > 0 ? t('failure.offlineAsOf', { moment: format.shortDateTime(new Date(at)) }) : t('failure.offline')}</strong>{' '}
        <span>{t('failure.offlineHint')}</span>
      </p>
      <RetryButton compact retry={probeConnection} />
    </div>
  );
}

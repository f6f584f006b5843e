// One banner for the whole screen while no request gets an answer, with the time of the oldest data on screen; afterwards it disappears
// and all data is refetched.
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
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
  return <div role="status">{isLost && <Banner />}</div>;
}

function Banner() {
  const t = useTexts('kit');
  const moment = useOldestData();
  return (
    <div className={classes.banner} data-connection-lost>
      <IconCloudOff size={20} aria-hidden />
      <p>
        <strong>{moment === undefined ? t('failure.offline') : t('failure.offlineAsOf', { moment })}</strong>{' '}
        <span>{t('failure.offlineHint')}</span>
      </p>
      <Button size="compact-sm" variant="default" onClick={probeConnection}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

/** The time of the oldest data on screen, in words. Its module is part of the local cache, which no first screen waits for. */
function useOldestData(): string | undefined {
  const queryClient = useQueryClient();
  const [moment, setMoment] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    import('../../localCache/dataTimes.ts').then(
      ({ followOldest }) => {
        if (!isGone) stop = followOldest(queryClient, setMoment);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queryClient]);
  return moment;
}

import { Skeleton, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { ExportRow } from './ExportRow.tsx';
import classes from './exports.module.css';
import { useExports } from './useExports.ts';

/** The user's recent exports. */
export function ExportList() {
  const t = useTexts('exports');
  const list = useRef<HTMLElement>(null);
  const { data, error, refetch } = useExports();
  return (
    <section ref={list} tabIndex={-1} data-home className={classes.recent} aria-labelledby="recent-exports">
      <h3 id="recent-exports" className={classes.heading}>
        {t('recent')}
      </h3>
      {data === undefined && (error ? <Failure error={error} retry={() => refetch()} /> : <Skeleton height={96} />)}
      {data?.exports.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
      {data && data.exports.length > 0 && (
        <ul>
          {data.exports.map((job) => (
            <ExportRow key={job.id} job={job} onRemoved={() => list.current?.focus({ preventScroll: true })} />
          ))}
        </ul>
      )}
    </section>
  );
}

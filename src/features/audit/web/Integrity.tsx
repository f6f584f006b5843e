import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import type { AuditFault } from '../contract.ts';
import classes from './Audit.module.css';
import { calls } from './calls.ts';

const integrity = () => calls.integrity.query({ query: {} });

/** Below the title: up to when nobody has changed the log outside of the server. */
export function IntegrityLine() {
  const t = useTexts('audit');
  const format = useFormat();
  const { data, isError } = useQuery(integrity());
  if (isError) return null;
  // Takes its place from the beginning, so that nothing moves.
  if (!data) return <p className={classes.integrity}>{t('integrity.checking')}</p>;
  if (!data.isIntact) return null;
  const verified = t('integrity.verified', { count: data.entries, since: data.since ? format.date(data.since) : '' });
  return (
    <p className={classes.integrity} data-hint={data.isSealed ? verified : `${verified} ${t('integrity.unsealed')}`}>
      <IconShieldCheck size={18} aria-hidden />
      {data.until ? t('integrity.intact', { when: format.dateTime(data.until) }) : t('integrity.empty')}
    </p>
  );
}

/** Above the log: which entry is the first that was changed, removed or added outside of the server. */
export function IntegrityWarning() {
  const t = useTexts('audit');
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => calls.integrity.send({ query: { fresh: true } }),
    onSuccess: (result) => queryClient.setQueryData(integrity().queryKey, result),
  });
  const describe = useFaultText();
  const { data } = useQuery(integrity());
  if (!data || data.isIntact) return null;
  const { first, faults } = data;
  return (
    <section aria-label={t('integrity.broken')}>
      <Callout
        kind="danger"
        icon={<IconShieldX />}
        title={t('integrity.broken')}
        actions={
          <>
            {first && first.event !== null && (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link {...props} to="/audit" search={(old: object) => ({ ...old, event: first.event })} resetScroll={false} />
                )}
              >
                {t('integrity.show')}
              </Button>
            )}
            <Button variant="default" onClick={() => again.mutate()} loading={again.isPending}>
              {t('integrity.again')}
            </Button>
          </>
        }
      >
        {first && describe(first)} {faults > 1 && t('integrity.more', { count: faults })}
      </Callout>
    </section>
  );
}

function useFaultText(): (fault: AuditFault) => string {
  const t = useTexts('audit');
  const format = useFormat();
  return ({ kind, event, at }) => {
    if (kind === 'purged') return t('integrity.purged');
    if (event === null || at === null) return t(kind === 'missing' ? 'integrity.missingEnd' : 'integrity.state');
    const words = { id: String(event), when: format.dateTime(at) };
    if (kind === 'changed') return t('integrity.changed', words);
    if (kind === 'missing') return t('integrity.missing', words);
    if (kind === 'added') return t('integrity.added', words);
    return t(kind === 'restarted' ? 'integrity.restarted' : 'integrity.state', words);
  };
}

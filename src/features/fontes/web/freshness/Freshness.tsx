import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { followKinds } from '#features/follow/contract.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import type { Freshness as State } from '../../contract.ts';
import { calls } from '../calls.ts';
import classes from './Freshness.module.css';
import { FreshnessLine } from './FreshnessLine.tsx';

/** So that the minutes grow. */
const LOOK_EVERY_MS = 60_000;

/** What users have to know comes first. */
const rank: Record<State['situacao'], number> = { com_problema: 0, fora: 1, em_dia: 2, lendo: 2, desligada: 3 };

const fetchPanel = () => import('./FreshnessPanel.tsx');
const FreshnessPanel = lazy(async () => ({ default: (await fetchPanel()).FreshnessPanel }));

/**
 * How fresh the data of the sources are that bring `thing`, or notices and bills, in one line: the worst in words, the others behind a
 * button.
 */
export function Freshness({ thing }: { thing?: State['traz'] | undefined }) {
  const t = useTexts('freshness');
  const format = useFormat();
  const { data } = useQuery({ ...calls.freshness.query(), refetchInterval: LOOK_EVERY_MS });
  const sources = (data?.fontes ?? [])
    .filter(({ traz }) => (thing === undefined ? (followKinds as readonly string[]).includes(traz) : traz === thing))
    .sort((one, other) => rank[one.situacao] - rank[other.situacao]);
  const [first, ...others] = sources;
  if (!first) return null;
  const more = format.number(others.length);
  return (
    <div className={classes.line}>
      <FreshnessLine source={first} />
      {others.length > 0 && (
        <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <FreshnessPanel anchor={anchor} sources={sources} />}>
          <Button variant="default" size="compact-xs" aria-label={t('others', { count: others.length, figure: more })}>
            +{more}
          </Button>
        </Opener>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Importacao } from '../entities.ts';
import type { Details } from './ready/useReadyDetails.ts';
import { fractionOf } from './run/RunBody.tsx';
import { missingOf } from './run/states.ts';
import { uploads } from './uploads.ts';
import { useRunName } from './useRunName.ts';

/** How long an announcement stays, in milliseconds: long enough to be read out, then removed. */
const announcementMs = 8000;

type Announcement = { key: string; words: string };

/** Announces progress to screen readers, at every quarter rather than every row. */
export function Announcer({ runs, details }: { runs: readonly Importacao[] | undefined; details: Details }) {
  const facts = useFacts(runs ?? [], details);
  const keys = facts.map(({ key }) => key).join('\n');
  const known = useRef<ReadonlySet<string>>(undefined);
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const isKnown = runs !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const now = keys === '' ? [] : keys.split('\n');
    const before = known.current;
    known.current = new Set(now);
    // Not announced: states from before the screen opened.
    const news = now.filter((key) => before && !before.has(key));
    if (news.length > 0) setFresh(news);
  }, [keys, isKnown]);
  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(() => setFresh([]), announcementMs);
    return () => clearTimeout(timer);
  }, [fresh]);
  return (
    <div role="status" aria-atomic={false} className={textStyles.visuallyHidden}>
      {facts
        .filter(({ key }) => fresh.includes(key))
        .map(({ key, words }) => (
          <p key={key}>{words}</p>
        ))}
    </div>
  );
}

function useFacts(runs: readonly Importacao[], details: Details): Announcement[] {
  const t = useTexts('importacoes');
  const format = useFormat();
  const runName = useRunName();
  const files = uploads.use();
  const quarter = (fraction: number) => Math.floor(fraction * 4) / 4;
  return [
    ...files.flatMap(({ key, file, state, sent }): Announcement[] => {
      const arquivo = file.name;
      if (state === 'refused') return [{ key: `refused ${key}`, words: t('said.refused', { arquivo }) }];
      if (state === 'waiting') return [];
      return [{ key: `sending ${key} ${quarter(sent)}`, words: t('said.sending', { arquivo, percent: format.percent(quarter(sent)) }) }];
    }),
    ...runs.flatMap((run): Announcement[] => {
      const { id, estado } = run;
      const arquivo = runName(run);
      if (estado === 'em_andamento') {
        const come = quarter(fractionOf(run));
        return [{ key: `running ${id} ${come}`, words: t('said.running', { arquivo, percent: format.percent(come) }) }];
      }
      const detail = estado === 'pronta' ? details.get(id)?.data : undefined;
      if (!detail) return [];
      const state = missingOf(detail) ? 'incomplete' : 'ready';
      return [{ key: `${state} ${id}`, words: t(`said.${state}`, { arquivo }) }];
    }),
  ];
}

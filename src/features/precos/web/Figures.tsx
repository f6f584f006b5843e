import { NativeSelect } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { FigureTiles, type Tile } from '#kit/web/charts/FigureTiles.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { NO_UNIT, type PrecoStatistics } from '../contract.ts';
import { Charts } from './Charts.tsx';
import { hrefOf, type PrecosState } from './filterParams.ts';
import classes from './Precos.module.css';

type FiguresProps = { list: PrecosState; query: UseQueryResult<PrecoStatistics> };

/** The figures of one unit: which, what is left out, median and quartiles, months and states. */
export function Figures({ list, query }: FiguresProps) {
  const t = useTexts('precos');
  return (
    <Loaded query={query} skeleton={<FigureTiles label={t('figures.label')} tiles={useTiles(list, undefined)} isLoading />}>
      {(statistics) =>
        statistics.unidade !== null && (
          <div className={classes.figures}>
            <Unit list={list} statistics={statistics} />
            <Tiles list={list} statistics={statistics} isStale={query.isPlaceholderData} />
            <Rule statistics={statistics} />
            <Charts list={list} query={query} statistics={statistics} />
          </div>
        )
      }
    </Loaded>
  );
}

/** Units are never mixed: one is chosen, and what the others have is said. */
function Unit({ list, statistics }: { list: PrecosState; statistics: PrecoStatistics }) {
  const t = useTexts('precos');
  const format = useFormat();
  const { unidade, unidades, outras, semValor } = statistics;
  const known = unidades.some((one) => one.unidade === unidade) ? unidades : [{ unidade: unidade ?? NO_UNIT, n: 0 }, ...unidades];
  return (
    <div className={classes.unit}>
      <NativeSelect
        label={t('unit.label')}
        value={unidade ?? NO_UNIT}
        onChange={(event) => list.set({ unidade: event.currentTarget.value, atipicos: undefined })}
        data={known.map(({ unidade: value, n }) => ({
          value,
          label: `${value === NO_UNIT ? t('unit.none') : value} (${format.number(n)})`,
        }))}
      />
      <p className={`${textStyles.dimmed} ${classes.left}`} role="status">
        {[
          outras > 0 ? t('unit.others', { count: outras, figure: format.number(outras) }) : t('unit.noOthers'),
          semValor > 0 && t('unit.without', { count: semValor, figure: format.number(semValor) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

function Tiles({ list, statistics, isStale }: { list: PrecosState; statistics: PrecoStatistics; isStale: boolean }) {
  const t = useTexts('precos');
  return <FigureTiles label={t('figures.label')} tiles={useTiles(list, statistics)} isStale={isStale} />;
}

function useTiles(list: PrecosState, statistics: PrecoStatistics | undefined): Tile[] {
  const t = useTexts('precos');
  const format = useFormat();
  const money = (value: number | undefined) => (value === undefined ? '–' : format.money(value));
  const { homologado, estimado, desconto = null, limites } = statistics ?? {};
  const atipicos = limites?.atipicos ?? 0;
  return [
    { key: 'mediana', label: t('figures.median'), value: money(homologado?.mediana), note: t('figures.medianNote') },
    {
      key: 'quartis',
      label: t('figures.quartiles'),
      value: homologado ? `${money(homologado.q1)} – ${money(homologado.q3)}` : '–',
      note: homologado && t('figures.range', { min: money(homologado.min), max: money(homologado.max) }),
    },
    { key: 'n', label: t('figures.count'), value: format.number(homologado?.n ?? 0), note: t('figures.countNote') },
    {
      key: 'estimado',
      label: t('figures.estimate'),
      value: money(estimado?.mediana),
      note: t('figures.estimateNote', { count: estimado?.n ?? 0, figure: format.number(estimado?.n ?? 0) }),
    },
    {
      key: 'desconto',
      label: t('figures.discount'),
      value: desconto === null ? '–' : format.percent(desconto),
      note: t('figures.discountNote'),
    },
    {
      key: 'atipicos',
      label: t('figures.outliers'),
      value: format.number(atipicos),
      ...(atipicos > 0 && { note: t('figures.showOutliers'), href: hrefOf(list, { atipicos: 'so' }) }),
    },
  ];
}

/** How outliers are found; the bounds are part of it. */
function Rule({ statistics: { limites } }: { statistics: PrecoStatistics }) {
  const t = useTexts('precos');
  const format = useFormat();
  return (
    <p className={`${textStyles.dimmed} ${classes.rule}`}>
      {!limites
        ? t('rule.few')
        : t(limites.baixo > 0 ? 'rule.bounds' : 'rule.above', { low: format.money(limites.baixo), high: format.money(limites.alto) })}
    </p>
  );
}

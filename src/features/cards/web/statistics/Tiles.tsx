import { Button, Skeleton } from '@mantine/core';
import type { Period } from '#brasil/periods.ts';
import { Sparkline } from '#kit/web/charts/Sparkline.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import figures from '../Figures.module.css';
import { Change } from '../Headline.tsx';
import { type Statistic, type StatisticName, statistics } from './definitions.ts';
import classes from './Tiles.module.css';

/** The most important figures with their series. */
export function Tiles({ names, period }: { names: readonly StatisticName[]; period: Period }) {
  const t = useTexts('cards');
  return (
    <nav className={`${surface.surface} ${classes.tiles}`} aria-label={t('tiles')}>
      {names.map((name) => (
        <Tile key={name} name={name} period={period} />
      ))}
    </nav>
  );
}

function Tile({ name, period }: { name: StatisticName; period: Period }) {
  const t = useTexts('cards');
  const kit = useTexts('kit');
  const { full, short } = useFigures();
  const { useCourse, format }: Statistic = statistics[name];
  const { data, isError, refetch } = useCourse(period);
  const label = <span className={`${textStyles.dimmed} ${classes.label}`}>{t(`card.${name}`)}</span>;
  if (!data)
    return (
      <div className={classes.tile} role={isError ? 'alert' : undefined}>
        {label}
        {isError ? (
          <>
            <span className={`${figures.change} ${classes.line}`}>{t('failed')}</span>
            <Button variant="light" size="compact-sm" onClick={() => void refetch()}>
              {kit('action.retry')}
            </Button>
          </>
        ) : (
          <>
            <Skeleton h={24} w="5ch" mt={4} />
            <Skeleton h={12} w="8ch" mt={4} />
            <Skeleton h={88} mt={8} />
          </>
        )}
      </div>
    );
  return (
    <AddressLink className={classes.tile} href={data.link}>
      {label}
      <strong className={figures.figure}>{format === 'money' ? short(data.figure, format) : full(data.figure, format)}</strong>
      <Change change={data.change} className={classes.line} />
      <Sparkline values={data.data} height={88} />
    </AddressLink>
  );
}

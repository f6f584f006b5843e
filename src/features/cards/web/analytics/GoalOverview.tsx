import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { Facts } from '../Facts.tsx';
import { Headline } from '../Headline.tsx';
import { Ring } from '../Ring.tsx';
import { type CardProps, live } from '../useCards.ts';
import classes from './Progress.module.css';

/** Share of completed tasks among those created in the period. */
export function GoalOverview({ period, className }: CardProps) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const { full } = useFigures();
  const query = useQuery({ ...calls.goalOverview.query({ query: { period } }), ...live('tasks') });
  const { data } = query;
  // Formatted in the user's language: only the digits matter.
  const [completed, open] = data ? [wholeOf(data.completed), wholeOf(data.inProgress)] : [0, 0];
  const all = completed + open;
  return (
    <ChartCard
      name="cards.goalOverview"
      file={t('file.goalOverview')}
      title={t('card.goalOverview')}
      {...(className && { className })}
      hint={<Headline figure={data && full(all)} link={data?.link} label={t('goal.made')} change={data?.change} />}
      chart={() =>
        data && (
          <div className={classes.progress}>
            <Ring
              caption={t('goal.completed')}
              size={152}
              share={all === 0 ? 0 : completed / all}
              label={all === 0 ? '–' : full(completed / all, 'percent')}
            />
            <Facts
              facts={[
                { label: t('goal.completed'), figure: data.completed, link: data.links.completed },
                { label: t('goal.inProgress'), figure: data.inProgress, link: data.links.inProgress },
              ]}
            />
          </div>
        )
      }
      isReadable
      heading={common('word.status')}
      series={[{ key: 'n', name: t('heading.tasks') }]}
      data={
        data && [
          { key: 'completed', label: t('goal.completed'), href: data.links.completed, values: { n: completed } },
          { key: 'inProgress', label: t('goal.inProgress'), href: data.links.inProgress, values: { n: open } },
        ]
      }
      query={query}
      height={176}
    />
  );
}

function wholeOf(figure: string): number {
  return Number(figure.replace(/\D/g, ''));
}

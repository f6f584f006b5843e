import { useQuery } from '@tanstack/react-query';
import { devices } from '#features/audit/contract.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { Facts } from '../Facts.tsx';
import { Headline } from '../Headline.tsx';
import { type CardProps, live } from '../useCards.ts';

/** Sign-ins by kind of device, and the shift from the previous period. */
export function SessionsDevice({ period, className }: CardProps) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const { full } = useFigures();
  const query = useQuery({ ...calls.sessionsDevice.query({ query: { period } }), ...live('audit') });
  const { data } = query;
  // By position in the answer, whatever their names.
  const rows = devices.flatMap((device, place) => {
    const row = data?.chart_info[place];
    return row ? [{ ...row, device }] : [];
  });
  const title = t('card.sessionsDevice');
  const points = (upDown: number) => t('points', { figure: `${upDown > 0 ? '+' : upDown < 0 ? '−' : ''}${full(Math.abs(upDown))}` });
  return (
    <ChartCard
      name="cards.sessionsDevice"
      file={t('file.sessionsDevice')}
      title={title}
      {...(className && { className })}
      hint={<Headline figure={data && full(data.total)} link={data?.link} label={title} change={data?.change} />}
      chart="donut"
      drawn="n"
      heading={common('word.device')}
      series={[
        { key: 'n', name: t('heading.signIns') },
        { key: 'usage', name: t('heading.share'), format: 'percent' },
      ]}
      data={
        data &&
        (data.total === 0
          ? []
          : rows.map(({ device, count, usage, link }) => ({
              key: device,
              label: t(`device.${device}`),
              href: link,
              values: { n: count, usage: usage / 100 },
            })))
      }
      query={query}
      empty={<p>{t('none.signIns')}</p>}
      height={184}
      foot={
        // The headline shows that there is nothing to compare with.
        data &&
        data.change !== null && (
          <Facts isShort facts={rows.map(({ device, upDown, link }) => ({ label: t(`device.${device}`), figure: points(upDown), link }))} />
        )
      }
    />
  );
}

import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowRight, IconCalendarEvent, IconFileDescription } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { itemsOf, pagesByNumber } from '#kit/web/request/pages.ts';
import { Clamped } from '#kit/web/text/Clamped.tsx';
import { isSafeLink } from '#kit/web/text/safeLink.ts';
import textStyles from '#kit/web/text/text.module.css';
import { calls } from '../calls.ts';
import { groupSteps, type Step, type StepDay } from './groupSteps.ts';
import { isAhead } from './isAhead.ts';
import classes from './Tramitacoes.module.css';

const perPage = 30;
/** Despachos longer than this do not fit into the lines shown at first. */
const LONG = 300;

/** The bill's steps in its chamber, paged. */
export function Tramitacoes({ id }: { id: number }) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  const [order, setOrder] = useState<'desc' | 'asc'>('desc');
  const query = useInfiniteQuery({
    queryKey: calls.listTramitacoes.key({ params: { id }, query: { order, perPage } }),
    queryFn: ({ pageParam, signal }) =>
      calls.listTramitacoes.send({ params: { id }, query: { order, page: pageParam, perPage } }, { signal }),
    ...pagesByNumber(perPage),
  });
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const steps = itemsOf(query.data, ({ tramitacoes }) => tramitacoes);
  // Scheduled steps have their own list, soonest first, so that the latest past step heads this one.
  const planned = order === 'desc' ? steps.filter(({ data }) => isAhead(data)).reverse() : [];
  const listed = steps.filter((step) => !planned.includes(step));
  return (
    <DetailCard
      title={t('tramitacoes.title')}
      aside={
        <Group gap="8px 16px">
          {total > 0 && <span className={textStyles.dimmed}>{t('tramitacoes.count', { count: total, figure: format.number(total) })}</span>}
          <Segments
            className={classes.order}
            size="xs"
            aria-label={t('tramitacoes.order')}
            value={order}
            onChange={(value) => setOrder(value as typeof order)}
            data={[
              { value: 'desc', label: t('tramitacoes.desc') },
              { value: 'asc', label: t('tramitacoes.asc') },
            ]}
          />
        </Group>
      }
    >
      {query.data ? (
        steps.length === 0 ? (
          <p className={textStyles.dimmed}>{t('tramitacoes.none')}</p>
        ) : (
          <>
            {planned.length > 0 && (
              <section className={classes.year} aria-label={t('tramitacoes.planned')}>
                <h3 className={`${textStyles.dimmed} ${classes.yearName}`}>{t('tramitacoes.planned')}</h3>
                <Days days={groupSteps(planned, 'asc', false).flatMap(({ days }) => days)} />
              </section>
            )}
            {groupSteps(listed, order, order === 'asc' || !query.hasNextPage).map(({ year, days }) => (
              <section key={year} className={classes.year} aria-label={year}>
                <h3 className={`${textStyles.dimmed} ${classes.yearName}`}>{year}</h3>
                <Days days={days} />
              </section>
            ))}
          </>
        )
      ) : query.isError ? (
        <Failure error={query.error} retry={() => query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
      {query.hasNextPage && (
        <Group gap="8px 16px" mt="lg">
          <Button variant="light" size="xs" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('tramitacoes.more')}
          </Button>
          <span className={textStyles.dimmed}>
            {t('tramitacoes.shown', { shown: format.number(steps.length), total: format.number(total) })}
          </span>
        </Group>
      )}
    </DetailCard>
  );
}

function Days({ days }: { days: readonly StepDay[] }) {
  const format = useFormat();
  return (
    <Stack component="ol">
      {days.map(({ day, steps }) => (
        <li key={day} className={classes.day}>
          <time className={classes.date} dateTime={day}>
            {format.date(noonOf(day))}
          </time>
          <Stack component="ol">
            {steps.map((step) => (
              <StepEntry key={step.id} step={step} />
            ))}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function StepEntry({ step: { data, orgao, descricao, situacao, despacho, url, isNewSituacao } }: { step: Step }) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  const isComing = isAhead(data);
  return (
    <li className={classes.step} data-coming={isComing || undefined} data-turn={isNewSituacao || undefined}>
      <p className={classes.what}>
        <strong>{descricao}</strong>
        {isComing && (
          <span className={classes.coming}>
            <IconCalendarEvent size={14} aria-hidden />
            {t('tramitacoes.coming')}
          </span>
        )}
      </p>
      <p className={textStyles.second}>
        <time dateTime={data} title={format.fullDateTime(data)}>
          {format.time(data)}
        </time>
        {orgao && ` · ${orgao}`}
      </p>
      {isNewSituacao && (
        <p className={classes.situacao}>
          <IconArrowRight size={14} aria-hidden />
          <span>
            {t('tramitacoes.newSituacao')} <strong>{situacao}</strong>
          </span>
        </p>
      )}
      {despacho && despacho !== descricao && (
        <div className={classes.despacho}>
          <Clamped isLong={despacho.length > LONG} words={{ whole: t('detail.whole'), less: t('detail.less') }}>
            {() => despacho}
          </Clamped>
        </div>
      )}
      {isSafeLink(url) && (
        <a
          className={classes.document}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('tramitacoes.documentOf', { descricao })}
        >
          <IconFileDescription size={14} aria-hidden />
          {t('tramitacoes.document')}
        </a>
      )}
    </li>
  );
}

import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { Plan } from '../contract.ts';
import { calls } from './calls.ts';
import { PlanCard } from './PlanCard.tsx';
import classes from './Pricing.module.css';
import { periods, pricingSearch } from './pricingSearch.ts';
import { Questions } from './Questions.tsx';
import { savedOf } from './savings.ts';

/** The plans with monthly or yearly prices, and questions about them. */
export function PricingScreen() {
  const t = useTexts('pricing');
  const { query: address, set } = useListState(pricingSearch);
  const query = useQuery(calls.read.query());
  const mayEdit = useMay(needs.administers);
  const { period } = address;
  return (
    <Page title={t('title')}>
      <Stack gap="lg" align="center" mt="xs" mb="lg">
        <Text maw="64ch" ta="center" c="dimmed">
          {t('lead')}
        </Text>
        <Group gap="sm" justify="center">
          <Segments
            aria-label={t('period')}
            value={period}
            onChange={(value) => set({ period: value }, { replace: true })}
            data={periods.map((value) => ({ value, label: t(value) }))}
          />
          {query.data && <MostSaved plans={query.data.plans} />}
        </Group>
      </Stack>
      <Loaded query={query} skeleton={<PricingSkeleton />}>
        {({ plans, questions, currentPlan }) => (
          <>
            <ul className={classes.plans} aria-label={t('plans')}>
              {plans.map((plan) => (
                <li key={plan.name}>
                  <PlanCard plan={plan} period={period} currentPlan={currentPlan} mayEdit={mayEdit} />
                </li>
              ))}
            </ul>
            {questions.length > 0 && <Questions questions={questions} mayEdit={mayEdit} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function MostSaved({ plans }: { plans: readonly Plan[] }) {
  const t = useTexts('pricing');
  const format = useFormat();
  const most = Math.max(0, ...plans.map((plan) => savedOf(plan).share));
  return (
    most > 0 && (
      <Text span size="sm" fw={600} c="var(--mantine-color-success-light-color)">
        {t('saveUp', { percent: format.percent(Math.floor(most * 100) / 100) })}
      </Text>
    )
  );
}

function PricingSkeleton() {
  return (
    <div className={classes.plans} aria-hidden>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={560} />
      ))}
    </div>
  );
}

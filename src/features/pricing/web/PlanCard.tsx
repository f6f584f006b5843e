import { ActionIcon, Badge, Box, Button, Flex, Group, Text, Title } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { type AccountPlan, type Plan, plansOf } from '../contract.ts';
import classes from './Pricing.module.css';
import { savedOf } from './savings.ts';
import { useChoosePlan } from './useChoosePlan.ts';

const fetchDrawer = () => import('./PlanDrawer.tsx');
const PlanDrawer = lazy(async () => ({ default: (await fetchDrawer()).PlanDrawer }));

type PlanCardProps = { plan: Plan; period: 'monthly' | 'yearly'; currentPlan: AccountPlan; mayEdit: boolean };

/** One plan: price, benefits, and the button to choose it. */
export function PlanCard({ plan, period, currentPlan, mayEdit }: PlanCardProps) {
  const t = useTexts('pricing');
  const heading = useId();
  const choose = useChoosePlan();
  const [isEditing, setEditing] = useState(false);
  const ofAccounts: readonly AccountPlan[] = plansOf[plan.name];
  const isCurrent = ofAccounts.includes(currentPlan);
  return (
    <section className={`${surface.surface} ${classes.card}`} data-popular={plan.isPopular || undefined} aria-labelledby={heading}>
      <Group gap="xs" w="100%" mih={36}>
        {plan.isPopular && <Badge variant="light">{t('popular')}</Badge>}
        {mayEdit && (
          <ActionIcon
            ms="auto"
            size={36}
            color="gray"
            aria-label={t('edit.plan', { plan: plan.title })}
            {...prefetchOnIntent(fetchDrawer)}
            onClick={() => setEditing(true)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <img src={atPrefix(plan.img)} alt="" width={120} height={96} />
      <Title order={2} size="1.375rem" mt="md" mb={4} id={heading}>
        {plan.title}
      </Title>
      <Text mih="3.1em" c="dimmed">
        {plan.subtitle}
      </Text>
      <Price plan={plan} period={period} />
      <ul className={classes.benefits}>
        {plan.benefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <Box mt="auto" w="100%">
        {isCurrent ? (
          <Flex
            component="p"
            className={classes.current}
            wrap="wrap"
            gap="4px 8px"
            align="center"
            justify="center"
            fw={600}
            aria-current="true"
          >
            <IconCheck size={18} aria-hidden />
            {t('current')}
            {ofAccounts.length > 1 && (
              <Text span size="xs" w="100%">
                {t('currentIs', { plan: t(`account.${currentPlan}`) })}
              </Text>
            )}
          </Flex>
        ) : (
          <Button
            fullWidth
            variant={plan.isPopular ? 'filled' : 'light'}
            loading={choose.isPending}
            onClick={() => choose.mutate({ plan: ofAccounts.at(-1) ?? 'basic', title: plan.title })}
          >
            {t('choose', { plan: plan.title })}
          </Button>
        )}
      </Box>
      {isEditing && (
        <Suspense>
          <PlanDrawer plan={plan} close={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Price({ plan, period }: { plan: Plan; period: 'monthly' | 'yearly' }) {
  const t = useTexts('pricing');
  const format = useFormat();
  const price = period === 'monthly' ? plan.monthlyPrice : plan.perMonth;
  const { amount } = savedOf(plan);
  const year = { price: format.money(plan.totalAnnual), saved: format.money(amount) };
  return (
    <Box my="md">
      <p>
        <span className={classes.figure}>{price === 0 ? t('free') : format.money(price)}</span>
        {price > 0 && (
          <Text span ms="xs" c="dimmed">
            {t('perMonth')}
          </Text>
        )}
      </p>
      <Text size="sm" mih="3.1em" c="dimmed">
        {price === 0 ? t('always') : period === 'yearly' ? t(amount > 0 ? 'billed' : 'billedPlain', year) : ' '}
      </Text>
    </Box>
  );
}

import { ActionIcon, Badge, Button } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type AccountPlan, type Plan, plansOf } from '../contract.ts';
import classes from './PlanCard.module.css';
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
    <section className={classes.card} data-popular={plan.isPopular || undefined} aria-labelledby={heading}>
      <div className={classes.top}>
        {plan.isPopular && <Badge variant="light">{t('popular')}</Badge>}
        {mayEdit && (
          <ActionIcon
            className={classes.edit}
            size={36}
            color="gray"
            aria-label={t('edit.plan', { plan: plan.title })}
            {...prefetchOnIntent(fetchDrawer)}
            onClick={() => setEditing(true)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <img src={plan.img} alt="" width={120} height={96} />
      <h2 id={heading} className={classes.title}>
        {plan.title}
      </h2>
      <p className={classes.subtitle}>{plan.subtitle}</p>
      <Price plan={plan} period={period} />
      <ul className={classes.benefits}>
        {plan.benefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        {isCurrent ? (
          <p className={classes.current} aria-current="true">
            <IconCheck size={18} aria-hidden />
            {t('current')}
            {ofAccounts.length > 1 && <span className={classes.account}>{t('currentIs', { plan: t(`account.${currentPlan}`) })}</span>}
          </p>
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
      </div>
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
    <div className={classes.price}>
      <p>
        <span className={classes.figure}>{price === 0 ? t('free') : format.money(price)}</span>
        {price > 0 && <span className={classes.unit}>{t('perMonth')}</span>}
      </p>
      <p className={classes.note}>
        {price === 0 ? t('always') : period === 'yearly' ? t(amount > 0 ? 'billed' : 'billedPlain', year) : ' '}
      </p>
    </div>
  );
}

import { Stack, Text } from '@mantine/core';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Order } from '../entities.ts';
import { isUndone } from '../flow.ts';
import type { OrderState } from '../listQuery.ts';
import classes from './OrderTimeline.module.css';
import { stateLooks } from './StateBadge.tsx';

const regularStates: readonly OrderState[] = ['recebido', 'aprovado', 'enviado', 'entregue'];

/** The states of an order with time and user, and the states to come. */
export function OrderTimeline({ order: { steps, state } }: { order: Order }) {
  const t = useTexts('orders');
  const format = useFormat();
  const toCome = isUndone(state) ? [] : regularStates.slice(regularStates.indexOf(state) + 1);
  return (
    <DetailCard title={t('way.title')}>
      <ol className={classes.timeline}>
        {steps.map((step) => {
          const { Icon } = stateLooks[step.state];
          return (
            <li key={step.state} data-done data-undone={isUndone(step.state) || undefined}>
              <span className={classes.mark}>
                <Icon size={16} aria-hidden />
              </span>
              <Stack component="span" gap={0} justify="center" miw={0}>
                <strong>{t(`state.${step.state}`)}</strong>
                <span className={textStyles.minor}>
                  <time dateTime={step.at} title={format.fullDateTime(step.at)}>
                    {format.dateTime(step.at)}
                  </time>
                  {step.by && (
                    <>
                      {' · '}
                      <bdi>{step.by}</bdi>
                    </>
                  )}
                </span>
                {step.reason && (
                  <Text span inherit mt={4} dir="auto">
                    {step.reason}
                  </Text>
                )}
              </Stack>
            </li>
          );
        })}
        {toCome.map((one) => {
          const { Icon } = stateLooks[one];
          return (
            <li key={one}>
              <span className={classes.mark}>
                <Icon size={16} aria-hidden />
              </span>
              <Stack component="span" gap={0} justify="center" miw={0}>
                <span>{t(`state.${one}`)}</span>
                <span className={textStyles.minor}>{t('way.toCome')}</span>
              </Stack>
            </li>
          );
        })}
      </ol>
    </DetailCard>
  );
}

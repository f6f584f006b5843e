import { Button, Radio, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Address } from '../../entities.ts';
import { type PaymentMethod, paymentMethods } from '../../payment.ts';
import { AddressLines } from '../AddressLines.tsx';
import classes from './Checkout.module.css';
import type { Checkout } from './useCheckout.ts';

type PaymentStageProps = { checkout: Checkout; address: Address; fault: string | undefined };

/** The choice of a payment method, and its reference. */
export function PaymentStage({ checkout: { state, set, setAside }, address, fault }: PaymentStageProps) {
  const t = useTexts('orders');
  const { method, reference } = state;
  const choose = (chosen: PaymentMethod) => {
    setAside.references.set(method, reference);
    set({ method: chosen, reference: setAside.references.get(chosen) ?? '' });
  };
  return (
    <>
      <DetailCard title={t('payment.choose')}>
        <Radio.Group aria-label={t('payment.choose')} value={method} onChange={(chosen) => choose(chosen as PaymentMethod)}>
          <div className={classes.cards}>
            {paymentMethods.map((one) => (
              <Radio.Card key={one} className={classes.choice} value={one}>
                <Radio.Indicator />
                <Stack component="span" gap={2} fz="sm">
                  <strong>{t(`payment.${one}.name`)}</strong>
                  <span className={textStyles.minor}>{t(`payment.${one}.hint`)}</span>
                </Stack>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        <TextInput
          maw={400}
          mt="md"
          data-path="reference"
          required
          dir={method === 'faturado' ? 'auto' : 'ltr'}
          label={t(`payment.${method}.reference`)}
          description={t(`payment.${method}.example`)}
          maxLength={80}
          autoComplete="off"
          value={reference}
          error={fault}
          onChange={({ currentTarget }) => set({ reference: currentTarget.value })}
        />
        <Text size="xs" c="dimmed" mt="sm">
          {t('payment.noCard')}
        </Text>
      </DetailCard>
      <DetailCard
        title={t('address.title')}
        aside={
          <Button
            size="compact-sm"
            variant="subtle"
            renderRoot={(props) => <Link to="/apps/ecommerce/checkout" search={{ etapa: 'endereco' }} {...props} />}
          >
            {t('payment.otherAddress')}
          </Button>
        }
      >
        <AddressLines address={address} />
      </DetailCard>
    </>
  );
}

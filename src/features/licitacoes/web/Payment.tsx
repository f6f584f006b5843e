import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import type { LicitacaoDetail } from '../entities.ts';
import { AccountForm } from './AccountForm.tsx';
import classes from './LicitacaoDetail.module.css';
import { Value } from './Value.tsx';

/** The account of the notice's órgão; admins edit it for all its notices. */
export function Payment({ licitacao, canEdit }: { licitacao: LicitacaoDetail; canEdit: boolean }) {
  const t = useTexts('licitacoes');
  const [opened, { open, close }] = useDisclosure(false);
  const { paymentDetails, conta_demo } = licitacao;
  const lines = (['totalDue', 'bankName', 'country', 'iban', 'swiftCode'] as const).filter((field) => paymentDetails[field] !== '');
  const hasAccount = lines.some((field) => field !== 'totalDue');
  return (
    <DetailCard title={t('payment.title')}>
      {lines.length > 0 && (
        <dl className={classes.sums}>
          {lines.map((field) => (
            <div key={field}>
              <dt>{t(`payment.${field}`)}</dt>
              <dd>{field === 'totalDue' ? <Value amount={licitacao.valor_estimado} /> : paymentDetails[field]}</dd>
            </div>
          ))}
        </dl>
      )}
      {!hasAccount && <p className={classes.none}>{t('payment.none')}</p>}
      {conta_demo && <p className={classes.none}>{t('payment.demo')}</p>}
      {canEdit && (
        <>
          <Button variant="subtle" size="compact-sm" mt="xs" leftSection={<IconPencil size={16} aria-hidden />} onClick={open}>
            {t('payment.edit')}
          </Button>
          <AccountForm licitacao={licitacao} opened={opened} close={close} />
        </>
      )}
    </DetailCard>
  );
}

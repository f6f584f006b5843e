import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { groupIban, isBrazil } from '../../bankAccount.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { Value } from '../list/Value.tsx';
import classes from './LicitacaoDetail.module.css';

/** Whether the notice's órgão has an account. */
const hasAccount = ({ paymentDetails: { bankName, iban, swiftCode }, agencia, conta }: LicitacaoDetail): boolean =>
  [bankName, iban, swiftCode, agencia, conta].some(Boolean);

/** The account of the notice's órgão; hidden without one. */
export function Payment({ licitacao }: { licitacao: LicitacaoDetail }) {
  const t = useTexts('payment');
  const { paymentDetails, conta_demo, agencia, conta } = licitacao;
  if (!hasAccount(licitacao)) return null;
  const { bankName, country, iban, swiftCode } = paymentDetails;
  // In Brazil branch and number repeat the IBAN.
  const isLocal = isBrazil(country) && conta !== '' && (iban === '' || iban.startsWith('BR'));
  const lines = (
    [
      ['bankName', bankName],
      ['country', isLocal ? '' : country],
      ['branch', agencia],
      ['accountNumber', conta],
      ['iban', isLocal ? '' : groupIban(iban)],
      ['swiftCode', isLocal ? '' : swiftCode],
    ] as const
  ).filter(([, value]) => value !== '');
  return (
    <DetailCard title={t('title')}>
      <Facts layout="ends" className={classes.sums}>
        {paymentDetails.totalDue !== '' && (
          <Fact name={t('totalDue')}>
            <Value amount={licitacao.valor_estimado} />
          </Fact>
        )}
        {lines.map(([field, value]) => (
          <Fact key={field} name={t(field)}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
      {conta_demo && <p className={`${textStyles.minor} ${classes.none}`}>{t('demo')}</p>}
    </DetailCard>
  );
}

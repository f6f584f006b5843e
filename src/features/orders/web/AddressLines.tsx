import { useTexts } from '#kit/web/locale/i18n.ts';
import type { SentAddress } from '../entities.ts';
import classes from './Orders.module.css';

/** An address as on a parcel. */
export function AddressLines({ address }: { address: SentAddress }) {
  const t = useTexts('orders');
  const { fullName, street, landmark, city, uf, cep, mobile, kind } = address;
  return (
    <address className={classes.address}>
      <strong>
        <bdi>{fullName}</bdi>
      </strong>
      <span>
        <bdi>{street}</bdi>
      </span>
      {landmark && (
        <span>
          <bdi>{landmark}</bdi>
        </span>
      )}
      <span>
        <bdi>{city}</bdi> – {uf}, <bdi dir="ltr">{t('address.cepIs', { cep })}</bdi>
      </span>
      <span>
        <bdi dir="ltr">{mobile}</bdi> · {t(`address.kind.${kind}`)}
      </span>
    </address>
  );
}

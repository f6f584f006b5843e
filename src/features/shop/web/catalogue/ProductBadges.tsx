import { IconBox, IconBoxOff, IconEyeOff, IconHourglassLow, IconTruckDelivery } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './ProductBadges.module.css';

/** Up to this number, the remaining units are shown. */
const lowStock = 5;

/** Stock of a product: available, low with the number left, or sold out. `isQuiet` hides the first. */
export function StockBadge({ stock, isQuiet }: { stock: number; isQuiet?: boolean }) {
  const t = useTexts('catalogue');
  const format = useFormat();
  if (stock > lowStock && isQuiet) return null;
  const state = stock > lowStock ? 'good' : stock > 0 ? 'near' : 'none';
  const Icon = { good: IconBox, near: IconHourglassLow, none: IconBoxOff }[state];
  return (
    <span className={`${textStyles.minor} ${classes.mark}`} data-state={state}>
      <Icon size={16} aria-hidden />
      {state === 'good'
        ? t('stock.good')
        : state === 'near'
          ? t('stock.near', { count: stock, figure: format.number(stock) })
          : t('stock.none')}
    </span>
  );
}

export function FreeShippingBadge() {
  const t = useTexts('catalogue');
  return (
    <span className={`${textStyles.minor} ${classes.mark}`} data-state="good">
      <IconTruckDelivery size={16} aria-hidden />
      {t('freeShipping')}
    </span>
  );
}

/** For admins, who are the only ones to see hidden products. */
export function HiddenBadge() {
  const t = useTexts('catalogue');
  return (
    <span className={`${textStyles.minor} ${classes.mark}`}>
      <IconEyeOff size={16} aria-hidden />
      {t('hidden')}
    </span>
  );
}

import { IconArrowBackUp, IconRosetteDiscountCheck, IconShieldCheck } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './ProductScreen.module.css';

const features = [
  ['original', IconRosetteDiscountCheck],
  ['exchange', IconArrowBackUp],
  ['warranty', IconShieldCheck],
] as const;

/** Conditions that apply to all products. */
export function Features() {
  const t = useTexts('catalogue');
  return (
    <ul className={classes.features}>
      {features.map(([feature, Icon]) => (
        <li key={feature} className={classes.feature}>
          <Icon size={24} stroke={1.75} aria-hidden />
          <span>
            <strong>{t(`detail.features.${feature}`)}</strong>
            <span className={textStyles.dimmed}>{t(`detail.features.${feature}Hint`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

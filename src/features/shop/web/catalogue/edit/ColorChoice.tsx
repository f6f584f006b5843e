import { useId } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ProductColor } from '../../../contract.ts';
import classes from './ColorChoice.module.css';

type ColorChoiceProps = { options: readonly ProductColor[]; value: ProductColor; choose: (color: ProductColor) => void };

/** The colours of a product; the name of the chosen one is next to the heading. */
export function ColorChoice({ options, value, choose }: ColorChoiceProps) {
  const t = useTexts('catalogue');
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend>
        {t('color.label')} <span className={textStyles.dimmed}>{t(`color.${value}`)}</span>
      </legend>
      {options.map((color) => (
        <label key={color} className={classes.swatch} data-hint={t(`color.${color}`)}>
          <input
            type="radio"
            name={name}
            value={color}
            checked={color === value}
            onChange={() => choose(color)}
            aria-label={t(`color.${color}`)}
          />
          <span style={{ background: `var(--mantine-color-${color}-5)` }} aria-hidden />
        </label>
      ))}
    </fieldset>
  );
}

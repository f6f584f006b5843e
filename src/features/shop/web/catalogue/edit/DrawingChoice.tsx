import { useId } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { addressOfDrawing, type Drawing, drawings } from '../../../drawings.ts';
import classes from './ProductForm.module.css';

type DrawingChoiceProps = { value: string; choose: (drawing: Drawing) => void };

/** The shop's drawings for products without a picture, with Portuguese names like the products. */
export function DrawingChoice({ value, choose }: DrawingChoiceProps) {
  const t = useTexts('catalogue');
  const name = useId();
  return (
    <fieldset className={classes.drawings}>
      <legend className={classes.legend}>{t('edit.drawings')}</legend>
      {drawings.map((drawing) => (
        <label key={drawing} className={classes.drawing} data-hint={drawing.replaceAll('-', ' ')}>
          <input
            type="radio"
            name={name}
            checked={drawing === value}
            onChange={() => choose(drawing)}
            aria-label={t('edit.drawing', { name: drawing.replaceAll('-', ' ') })}
          />
          <img src={addressOfDrawing(drawing)} alt="" width="56" height="42" loading="lazy" />
        </label>
      ))}
    </fieldset>
  );
}

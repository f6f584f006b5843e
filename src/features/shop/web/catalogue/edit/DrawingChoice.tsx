import { Box } from '@mantine/core';
import { useId } from 'react';
import choice from '#kit/web/form/pictureChoice.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { addressOfDrawing, type Drawing, drawings } from '../../../drawings.ts';

type DrawingChoiceProps = { value: string; choose: (drawing: Drawing) => void };

/** The shop's drawings for products without a picture, with Portuguese names like the products. */
export function DrawingChoice({ value, choose }: DrawingChoiceProps) {
  const t = useTexts('catalogue');
  const name = useId();
  return (
    <Box component="fieldset" mt="lg">
      <legend>{t('edit.drawings')}</legend>
      <div className={choice.columns}>
        {drawings.map((drawing) => (
          <label key={drawing} className={choice.choice} data-hint={drawing.replaceAll('-', ' ')}>
            <input
              type="radio"
              name={name}
              checked={drawing === value}
              onChange={() => choose(drawing)}
              aria-label={t('edit.drawing', { name: drawing.replaceAll('-', ' ') })}
            />
            <img src={atPrefix(addressOfDrawing(drawing))} alt="" width="56" height="42" loading="lazy" />
          </label>
        ))}
      </div>
    </Box>
  );
}

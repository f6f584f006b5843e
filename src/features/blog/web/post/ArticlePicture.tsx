import { Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import choice from '#kit/web/form/pictureChoice.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { PictureField } from '#kit/web/picture/PictureField.tsx';
import { addressOfDrawing, type Drawing, drawings } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { ArticleValues } from '../edit/articleValues.ts';

type ArticlePictureProps = {
  picture: ArticleValues['picture'];
  drawing: Drawing;
  error: ReactNode;
  onPicture: (picture: ArticleValues['picture']) => void;
  onDrawing: (drawing: Drawing) => void;
};

/** The picture of an article: an uploaded one, or one of our drawings. */
export function ArticlePicture({ picture, drawing, error, onPicture, onDrawing }: ArticlePictureProps) {
  const t = useTexts('blog');
  const name = useId();
  const isSent = picture.imageId !== null;
  return (
    <Stack gap="sm">
      <PictureField
        label={t('edit.picture')}
        src={picture.image || addressOfDrawing(drawing)}
        fit="cover"
        advice={t('edit.pictureAdvice')}
        error={error}
        save={async (body) => onPicture(await calls.sendImage.send({ body }))}
        remove={isSent ? async () => onPicture({ imageId: null, image: '' }) : undefined}
      />
      {!isSent && (
        <fieldset>
          <legend>{t('edit.drawing')}</legend>
          <div className={choice.columns}>
            {drawings.map((one) => (
              <label key={one} className={choice.choice}>
                <input
                  type="radio"
                  name={name}
                  checked={one === drawing}
                  onChange={() => onDrawing(one)}
                  aria-label={t(`drawings.${one}`)}
                />
                <img src={atPrefix(addressOfDrawing(one))} alt="" width={96} height={54} loading="lazy" />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Stack>
  );
}

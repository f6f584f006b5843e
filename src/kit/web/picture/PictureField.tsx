import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { atPrefix } from '../pathPrefix.ts';
import { PictureButtons } from './PictureButtons.tsx';
import classes from './PictureField.module.css';
import { usePictureChoice } from './usePictureChoice.ts';

type PictureFieldProps = {
  label: string;
  src: string;
  /** `cover` fills a frame of 16:9, `contain` fits into one of 4:3. */
  fit: 'cover' | 'contain';
  /** Saves a picture. */
  save: (picture: File) => Promise<unknown>;
  /** Absent if there is only a placeholder. */
  remove?: (() => Promise<unknown>) | undefined;
  /** Recommended formats. */
  advice?: string;
  error?: ReactNode;
};

/** The picture of an item: choose or drop a file, or remove it. For persons use `AvatarField`. */
export function PictureField({ label, src, fit, save, remove, advice, error }: PictureFieldProps) {
  const choice = usePictureChoice(save);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={classes.field} role="group" aria-label={label} {...choice.target}>
      <div className={classes.picture} data-fit={fit} aria-busy={choice.isBusy}>
        <img src={atPrefix(src)} alt="" width="320" height={fit === 'cover' ? 180 : 240} />
        {choice.isBusy && <Loader className={classes.loader} size="sm" />}
      </div>
      <PictureButtons choice={choice} remove={remove} advice={advice} error={error} />
    </div>
  );
}

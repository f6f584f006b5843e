import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { PictureButtons } from './PictureButtons.tsx';
import classes from './PictureField.module.css';
import { usePictureChoice } from './usePictureChoice.ts';

type PictureFieldProps = {
  label: string;
  src: string;
  /** `cover` fills its frame of 16:9, `contain` stands whole in one of 4:3. */
  fit: 'cover' | 'contain';
  /** Takes a picture; kept once the promise is. */
  save: (picture: File) => Promise<unknown>;
  /** Left out where there is no picture but a drawing that stands for one. */
  remove?: (() => Promise<unknown>) | undefined;
  /** What suits best. */
  advice?: string;
  error?: ReactNode;
};

/** The picture of a thing, to be chosen or dropped, and taken away again. Somebody's own is an `AvatarField`. */
export function PictureField({ label, src, fit, save, remove, advice, error }: PictureFieldProps) {
  const choice = usePictureChoice(save);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={classes.field} role="group" aria-label={label} {...choice.target}>
      <div className={classes.picture} data-fit={fit} aria-busy={choice.isBusy}>
        <img src={src} alt="" width="320" height={fit === 'cover' ? 180 : 240} />
        {choice.isBusy && <Loader className={classes.loader} size="sm" />}
      </div>
      <PictureButtons choice={choice} remove={remove} advice={advice} error={error} />
    </div>
  );
}

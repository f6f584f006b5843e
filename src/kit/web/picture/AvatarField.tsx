import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { confirm } from '../dialog/confirm.tsx';
import { useTexts } from '../locale/i18n.ts';
import { Avatar } from './Avatar.tsx';
import classes from './AvatarField.module.css';
import { PictureButtons } from './PictureButtons.tsx';
import { usePictureChoice } from './usePictureChoice.ts';

type AvatarFieldProps = {
  /** The person's name, for initials without a picture. */
  name: string;
  /** The saved picture's URL. */
  src: string | null | undefined;
  /** Uploads a picture. */
  save: (picture: Blob) => Promise<unknown>;
  remove: () => Promise<unknown>;
};

/** A person's picture: choose or drop a file, which is previewed and saved immediately, or remove it. */
export function AvatarField({ name, src, save, remove }: AvatarFieldProps) {
  const t = useTexts('picture');
  const { preview, show } = usePreview();
  const choice = usePictureChoice(async (picture) => {
    show(picture);
    await save(picture).finally(() => show(null));
  });
  const mayRemove = () => confirm({ title: t('removeTitle'), body: t('removeBody'), action: t('remove'), danger: true });
  return (
    <div className={classes.field} {...choice.target}>
      <div className={classes.picture} aria-busy={choice.isBusy}>
        <Avatar name={name} src={preview ?? src} size={96} />
        {choice.isBusy && <Loader className={classes.loader} size="sm" />}
      </div>
      <div className={classes.words}>
        <PictureButtons choice={choice} remove={src ? remove : undefined} mayRemove={mayRemove} />
      </div>
    </div>
  );
}

/** A preview of the local file until the saved picture is available. */
function usePreview(): { preview: string | null; show: (file: File | null) => void } {
  const [file, show] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    const address = file && URL.createObjectURL(file);
    setPreview(address);
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);
  return { preview, show };
}

import type { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUserId } from '#kit/web/ability.ts';
import { readStored, removeStored, store } from '#kit/web/device/browserStorage.ts';
import { type ArticleValues, valuesOf } from './articleValues.ts';

const SAVE_DELAY_MS = 300;

/**
 * Stores a new article in this browser until it is saved, per account, and restores it in the form later. A draft on the server would get a
 * slug from half a title.
 */
export function useUnsavedArticle(form: ReturnType<typeof useForm<ArticleValues>>, isNew: boolean) {
  const key = `newArticle:${useCurrentUserId()}`;
  const [isBack, setBack] = useState(false);
  const values = form.getValues();
  const words = JSON.stringify(values);
  const isBegun = form.isDirty();
  const wasBegun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept comes back once
  useEffect(() => {
    const kept = isNew ? readArticle(readStored(key)) : undefined;
    if (!kept) return;
    form.setValues(kept);
    setBack(true);
  }, []);

  useEffect(() => {
    if (!isNew) return undefined;
    if (!isBegun) {
      if (wasBegun.current) removeStored(key);
      return undefined;
    }
    wasBegun.current = true;
    const timer = setTimeout(() => store(key, words), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isNew, isBegun, key, words]);

  return {
    /** Whether the form contains a restored article. */
    isBack: isNew && isBack && isBegun,
    forget: () => {
      removeStored(key);
      setBack(false);
    },
    startAnew: () => {
      form.setValues(valuesOf(null));
      removeStored(key);
      setBack(false);
    },
  };
}

/** Stored content of another format is ignored. */
function readArticle(text: string | null): ArticleValues | undefined {
  const blank = valuesOf(null);
  try {
    const { picture, ...kept } = JSON.parse(text ?? 'null');
    const isWhole = Object.entries({ ...blank, picture: '' }).every(
      ([field, usual]) =>
        field === 'picture' || (typeof kept[field] === typeof usual && Array.isArray(kept[field]) === Array.isArray(usual)),
    );
    const isPicture = typeof picture.image === 'string' && (picture.imageId === null || typeof picture.imageId === 'string');
    return isWhole && isPicture ? { ...kept, picture } : undefined;
  } catch {
    return undefined;
  }
}

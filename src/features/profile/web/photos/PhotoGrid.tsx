import { lazy, type RefObject, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import type { Photo } from '../../entities.ts';
import classes from '../Profile.module.css';

const fetchLightbox = () => import('./Lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await fetchLightbox()).Lightbox }));

type PhotoGridProps = {
  photos: readonly Photo[];
  size: 'small' | 'large';
  list?: RefObject<HTMLUListElement | null>;
  /** Offered while a photo is open. */
  remove?: (photo: Photo) => void;
};

/** A grid of photos; a click opens one. */
export function PhotoGrid({ photos, size, list, remove }: PhotoGridProps) {
  const t = useTexts('profile');
  const format = useFormat();
  const [looked, setLooked] = useState<{ place: number; opened: boolean }>();
  return (
    <>
      <ul ref={list} className={classes.grid} data-size={size}>
        {photos.map(({ id, address, created_at }, place) => (
          <li key={id}>
            <button
              type="button"
              className={classes.picture}
              aria-label={t('photos.open', { date: format.date(created_at) })}
              {...prefetchOnIntent(fetchLightbox)}
              onClick={() => setLooked({ place, opened: true })}
            >
              <img src={atPrefix(address)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {looked && (
        <Suspense>
          <Lightbox
            photos={photos}
            place={Math.min(looked.place, photos.length - 1)}
            opened={looked.opened && photos.length > 0}
            go={(place) => setLooked({ place, opened: true })}
            close={() => setLooked({ ...looked, opened: false })}
            remove={remove && ((place) => photos[place] && remove(photos[place]))}
          />
        </Suspense>
      )}
    </>
  );
}

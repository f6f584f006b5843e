import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Card } from '../Card.tsx';
import lines from '../Lines.module.css';
import classes from './LatestPhotos.module.css';
import { PhotoGrid } from './PhotoGrid.tsx';
import { allPhotos, usePhotos } from './usePhotos.ts';

const SHOWN = 9;

/** The user's newest photos. */
export function LatestPhotos() {
  const t = useTexts('profile');
  const query = usePhotos();
  return (
    <Card
      title={t('photos.latest')}
      action={
        <Link className={classes.all} to="/pages/profile" search={{ tab: 'photos' }}>
          {t('photos.all')}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={256} />}>
        {(data) => {
          const photos = allPhotos(data).slice(0, SHOWN);
          return photos.length === 0 ? <p className={lines.empty}>{t('photos.emptyHint')}</p> : <PhotoGrid photos={photos} size="small" />;
        }}
      </Loaded>
    </Card>
  );
}

import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Card } from '../Card.tsx';
import { Nothing } from '../Nothing.tsx';
import classes from '../Profile.module.css';
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
        <Link className={classes.small} to="/pages/profile" search={{ tab: 'photos' }}>
          {t('photos.all')}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={256} />}>
        {(data) => {
          const photos = allPhotos(data).slice(0, SHOWN);
          return photos.length === 0 ? <Nothing>{t('photos.emptyHint')}</Nothing> : <PhotoGrid photos={photos} size="small" />;
        }}
      </Loaded>
    </Card>
  );
}

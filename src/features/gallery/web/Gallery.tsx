// The gallery: a living guide to the parts that screens are made of, for developers and designers.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { GalleryIndex } from './frame/GalleryIndex.tsx';
import { GalleryMenu } from './frame/GalleryMenu.tsx';
import { GalleryPageContent } from './frame/GalleryPageContent.tsx';
import classes from './Gallery.module.css';
import { fetchPage, findMoved, findPage, type IndexedPage } from './galleryIndex.ts';

export function Gallery() {
  const { page: id } = useParams({ from: '/shell/gallery/{-$page}' });
  if (id === undefined) return <GalleryIndex />;
  const page = findPage(id);
  if (page) return <Shown page={page} />;
  const moved = findMoved(`/gallery/${id}`);
  return <Navigate to="/gallery/{-$page}" params={{ page: moved?.page }} hash={moved?.hash ?? ''} replace />;
}

function Shown({ page }: { page: IndexedPage }) {
  const t = useTexts('gallery');
  const language = useLanguage();
  const query = useQuery({ queryKey: ['gallery', page.id], queryFn: () => fetchPage(page), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Page
      title={page.title[language]}
      trail={[
        <Link key="gallery" to="/gallery/{-$page}" params={{ page: undefined }}>
          {t('title')}
        </Link>,
        <Link key="group" to="/gallery/{-$page}" params={{ page: undefined }} hash={page.group}>
          {t(`group.${page.group}`)}
        </Link>,
      ]}
    >
      <div className={classes.gallery}>
        <GalleryMenu current={page} />
        <Loaded query={query} skeleton={<Skeleton height={640} />}>
          {(content) => <GalleryPageContent key={page.id} page={page} content={content} />}
        </Loaded>
      </div>
    </Page>
  );
}

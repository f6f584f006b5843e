// Redirects of moved addresses.
import { createRoute, redirect } from '@tanstack/react-router';
import { root } from './frameRoutes.ts';
import { movedAddresses, movedToGallery } from './movedAddresses.ts';

const moved = (Object.keys(movedAddresses) as (keyof typeof movedAddresses)[]).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'anybody' },
    beforeLoad: () => {
      throw redirect({ to: movedAddresses[path], replace: true });
    },
  }),
);

const demonstrations = movedToGallery.map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'anybody' },
    beforeLoad: async ({ location: { pathname } }) => {
      // With the gallery's list of pages, which other screens do not need.
      const { findMoved } = await import('#features/gallery/web/galleryIndex.ts');
      const moved = findMoved(pathname.replace(/\/$/, ''));
      throw redirect({ to: '/gallery/{-$page}', params: { page: moved?.page }, hash: moved?.hash ?? '', replace: true });
    },
  }),
);

export const movedRoutes = [...moved, ...demonstrations] as const;

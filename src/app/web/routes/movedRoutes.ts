// Redirects of moved addresses.
import { createRoute, redirect } from '@tanstack/react-router';
import { root } from './frameRoutes.ts';
import { gallerySection, movedAddresses, movedToGallery } from './movedAddresses.ts';

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

const demonstrations = (Object.keys(movedToGallery) as (keyof typeof movedToGallery)[]).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'anybody' },
    beforeLoad: ({ params }) => {
      const page = (params as { _splat?: string })._splat;
      throw redirect({ to: '/gallery/{-$section}', params: { section: gallerySection(path, page) }, replace: true });
    },
  }),
);

export const movedRoutes = [...moved, ...demonstrations] as const;

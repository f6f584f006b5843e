// Where the screens of the gallery of components stand.
import type { Address } from '#kit/page.ts';

export const galleryAddresses = {
  gallery: { path: '/gallery/{-$section}', need: 'administers', query: true },
} as const satisfies Record<string, Address>;

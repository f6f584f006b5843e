// Paths and permissions of the screens of the gallery of components.
import type { Address } from '#kit/page.ts';

export const galleryAddresses = {
  gallery: { path: '/gallery/{-$page}', need: 'administers', query: true },
} as const satisfies Record<string, Address>;

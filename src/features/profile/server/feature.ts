// The server side of profiles.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { purgeRemoved, purgeUnusedPictures } from './retention.ts';
import { type ProfileOptions, profileRoutes } from './routes.ts';
import { seedProfile } from './seed.ts';

export const profileFeature = (ports: ProfileOptions): Feature => ({
  routes: { profile: profileRoutes(ports) },
  retention: [...purgeRemoved, purgeUnusedPictures],
  seed: { isMissing: emptyTable('suggested_pages'), fill: (db, { emails }) => seedProfile(db, emails) },
});

// The server side of the cards.
import type { Database } from '#kit/server/database/database.ts';
import type { Feature } from '#kit/server/feature.ts';
import { cardsRoutes } from './routes.ts';
import { seedSignIns } from './seed.ts';

export const cardsFeature = ({ database }: { database: Database }): Feature => ({
  routes: { cards: cardsRoutes(database) },
  seed: { fill: (db, { today }) => seedSignIns(db, today) },
});

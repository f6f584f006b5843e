// The server side of bills.
import type { Database } from '#kit/server/database/database.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { seedProjetos } from './demo/seed.ts';
import { packOldRegistros } from './import/registros.ts';
import { updateOldSituacoes } from './import/situacoes.ts';
import { updateOldWords } from './import/words.ts';
import { advanceDueSteps, purgePendingParts } from './retention.ts';
import { projetosDeLeiRoutes } from './routes.ts';

export const projetosDeLeiFeature = ({ database }: { database: Database }): Feature => ({
  routes: { projetosDeLei: projetosDeLeiRoutes(database) },
  retention: [purgePendingParts, advanceDueSteps, packOldRegistros, updateOldWords, updateOldSituacoes],
  seed: {
    isMissing: emptyTable('projetos'),
    fill: (db, { today }) => seedProjetos(db, today),
    move: (db, { today }) => seedProjetos(db, today),
  },
});

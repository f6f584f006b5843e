// The server side of offers.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { serve } from '#kit/server/http/serve.ts';
import { resumo } from '../resumo.ts';
import { purgeArquivos } from './arquivos/files.ts';
import { arquivosRoutes } from './arquivos/routes.ts';
import { assignRoutes } from './assign/routes.ts';
import { checklistRoutes } from './checklist/routes.ts';
import { storeDemoArquivos } from './demoArquivos.ts';
import { findPropostas } from './find.ts';
import { movePropostas } from './moveSeed.ts';
import type { PropostasOptions } from './ports.ts';
import { purgePropostas } from './retention.ts';
import { propostasRoutes } from './routes.ts';
import { seedPropostas } from './seed.ts';
import { listBodies, readSummary } from './summary.ts';
import { updateOldWords } from './words.ts';

export const propostasFeature = (ports: PropostasOptions): Feature => ({
  routes: {
    propostas: propostasRoutes(ports),
    assign: assignRoutes(ports),
    checklist: checklistRoutes(ports),
    arquivos: arquivosRoutes(ports),
    resumo: serve(resumo, {
      showResumo: ({ query: { periodo } }, { caller }) => readSummary(ports.database.read, caller.id, periodo),
      listOrgaos: ({ query: { periodo, ...paged } }, { caller }) => listBodies(ports.database.read, caller.id, periodo, paged),
    }),
  },
  searchSources: { propostas: (asked, { caller, language }) => findPropostas(ports.database.read, caller.id, asked, language) },
  retention: [...purgePropostas, purgeArquivos(ports), updateOldWords],
  seed: {
    isMissing: emptyTable('propostas'),
    fill: (db, { emails, today }) => seedPropostas(db, emails, today, ports),
    move: (db, { seededOn, today }) => movePropostas(db, seededOn, today),
    storeFiles: () => storeDemoArquivos(ports.database.forPurpose('start'), ports.files),
  },
});

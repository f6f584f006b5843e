import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { precos } from '../contract.ts';
import { exportPrecos } from './export.ts';
import { exportPrecosPdf } from './exportPdf.ts';
import { mustSayWhat } from './filter.ts';
import { listPrecos, readPrecos } from './queries.ts';
import { findStatistics } from './statistics.ts';

export function precosRoutes(database: Database): Routes {
  return serve(precos, {
    statistics: ({ query }, { language }) => {
      mustSayWhat(query, language);
      return findStatistics(database, query);
    },
    list: ({ query: { sort, order, page, perPage, ...filter } }, { language }) => {
      mustSayWhat(filter, language);
      return listPrecos(database, filter, { sort, order }, { page, perPage });
    },
    exportXlsx: ({ query: { sort, order, ...filter } }, { language }) => {
      mustSayWhat(filter, language);
      return exportPrecos(database, readPrecos, filter, { sort, order }, language);
    },
    exportPdf: ({ query: { sort, order, ...filter } }, { language }) => {
      mustSayWhat(filter, language);
      return exportPrecosPdf(database, { listPrecos, readPrecos }, filter, { sort, order }, language);
    },
  });
}

import { itemQuestions } from '#brasil/itemWords.ts';
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { type PrecoFilters, precos } from '../contract.ts';
import { exportPrecos } from './export.ts';
import { readPrecosPdf, type WritePrecosPdf } from './exportPdf.ts';
import { listPrecos, type Searched } from './queries.ts';
import { wordsOf } from './search/question.ts';

export function precosRoutes({ writePrecosPdf, ...searched }: Searched & { writePrecosPdf: WritePrecosPdf }): Routes {
  return serve(precos, {
    chooseWords: async ({ body: { descricoes } }) => {
      const chosen = await searched.search.choose(descricoes.map(itemQuestions));
      return { escolhas: chosen.map((one) => one ?? { q: '', n: 0 }) };
    },
    statistics: ({ query }, { language }) => {
      mustSayWhat(query, language);
      return searched.search.statistics(query);
    },
    list: ({ query: { sort, order, page, perPage, ...filter } }, { language }) => {
      mustSayWhat(filter, language);
      return listPrecos(searched, filter, { sort, order }, { page, perPage });
    },
    exportXlsx: ({ query: { sort, order, ...filter } }, { language }) => {
      mustSayWhat(filter, language);
      return exportPrecos(searched, filter, { sort, order }, language);
    },
    exportPdf: ({ query: { sort, order, ...filter } }, { caller, language, clientGone }) => {
      mustSayWhat(filter, language);
      return writePrecosPdf({ account: caller.id, signal: clientGone() }, () => readPrecosPdf(searched, filter, { sort, order }, language));
    },
  });
}

/** @throws {Problem} when neither words nor a catalogue code say what is looked for */
function mustSayWhat(filter: PrecoFilters, language: Language): void {
  if (!filter.catalogo && !wordsOf(filter))
    throw new Problem('validation', needsWords, [{ path: 'query.q', message: needsWords[language] }]);
}

const needsWords: LocalizedText = {
  pt: 'Escreva palavras do item ou o código do catálogo.',
  en: 'Enter words of the item, or its catalogue code.',
  fr: 'Saisissez des mots de l’article ou son code de catalogue.',
  de: 'Geben Sie Wörter der Position oder ihren Katalogcode ein.',
};

// A screen has one name: in the menu, in the search and as the heading of its page.
import { describe, expect, test } from 'vitest';
import { pages } from '../../pages.ts';
import { startingTexts } from '../startingTexts.ts';

const languages = ['pt', 'en', 'fr', 'de'] as const;
type Texts = { [name: string]: string | Texts };

/** Where the heading is, by the page's target: a catalogue and the key in it. */
const headings: Record<string, readonly [catalogue: string, key?: string]> = {
  acompanhamento: ['follow/web'],
  atas: ['atas/web'],
  calendario: ['calendar/web'],
  certidoes: ['certidoes/web'],
  contratos: ['contratos/web'],
  empresa: ['empresa/web'],
  fontes: ['fontes/web'],
  fornecedores: ['fornecedores/web'],
  licitacoes: ['licitacoes/web'],
  modeloDaProposta: ['documentos/web'],
  pca: ['pca/web'],
  pesquisaDePrecos: ['precos/web'],
  propostas: ['propostas/web'],
  'propostas-modelos': ['propostas/web', 'checklist.templates'],
  'propostas-resumo': ['propostas/web', 'summary.title'],
  seguidos: ['fornecedores/web/seguidos'],
  tarefas: ['tasks/web'],
};

const plain = (text: unknown) => String(text).replaceAll('’', "'");

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(headings))('%s has one name', async (target, [catalogue, key = 'title']) => {
    const catalogues = await startingTexts[1](language);
    const [, load] = Object.entries(catalogues).find(([path]) => path.endsWith(`/features/${catalogue}/texts/${language}.ts`)) ?? [];
    const catalogueOf = (await load?.()) as { texts: Texts } | undefined;
    const heading = key.split('.').reduce<string | Texts | undefined>((part, name) => (part as Texts)?.[name], catalogueOf?.texts);
    const page = pages.find((one) => one.target === target);
    expect(plain(page?.titles[language])).toBe(plain(heading));
    expect(page?.menu?.title).toBeUndefined();
  });

  test('no two screens have the same name', () => {
    const titles = pages.map(({ titles: { [language]: title } }) => title);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });
});

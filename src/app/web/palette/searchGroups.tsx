// The groups of results in the palette. Another source is one more group in `useSearchGroups`.

import { IconBookmarks, IconComponents, IconGavel, IconListSearch, IconScale, IconSearch } from '@tabler/icons-react';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { needs } from '#features/auth/contract.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { StatusBadge } from '#features/licitacoes/web/StatusBadge.tsx';
import { parametersOf } from '#features/licitacoes/web/savedSearches/searchState.ts';
import { useSearches } from '#features/licitacoes/web/savedSearches/useSearches.ts';
import { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import { billName } from '#features/projetosDeLei/web/billName.ts';
import { SEARCH_LIMIT, search } from '#features/search/contract.ts';
import type { PaletteEntry, PaletteGroup } from '#features/search/web/palette.ts';
import { fold, matchesWords } from '#kit/foldedWords.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import { defaultsOf, parseSearch, type Search, searchOf, stringifySearch } from '#kit/web/search/search.ts';
import { whileTyping } from '#kit/whileTyping.ts';
import { usePageTitle } from '../menu/menuTitle.ts';
import type { Action } from './actions.tsx';
import { useFoundGroups } from './foundGroups.tsx';

/** What follows pages, public bodies and suppliers, offers, certificates, notices and bills: what users most likely mean comes first. */
const order = [
  'contacts',
  'mails',
  'tasks',
  'municipios',
  'contratos',
  'atas',
  'pca',
  'messages',
  'files',
  'orders',
  'products',
  'articles',
  'questions',
  'posts',
] as const;

/** The best match first, as in the palette. */
const best = { sort: 'relevancia' } as const;

const calls = {
  autocomplete: api('search', search).autocomplete,
  notices: api('licitacoes', licitacoes).list,
  bills: api('projetosDeLei', projetosDeLei).list,
};

export function useSearchGroups(actions: readonly Action[]): PaletteGroup[] {
  const t = useTexts('palette');
  const tSearch = useTexts('search');
  const common = useTexts('common');
  const format = useFormat();
  const titleOf = usePageTitle();
  const found = useFoundGroups();
  const saved = useSearches().data?.searches ?? [];
  const language = useLanguage();
  const mayAdminister = useMay(needs.administers);

  const findNotices = async (search: Search<typeof licitacoes.list.query>, signal: AbortSignal): Promise<PaletteEntry[]> => {
    const query = { ...defaultsOf(licitacoes.list.query), ...search, perPage: SEARCH_LIMIT };
    const { licitacoes: notices, total } = await calls.notices.send({ query }, { signal });
    const all = { count: total, figure: format.number(total) };
    const rest = { id: 'all', title: t('allNotices', all), icon: <IconListSearch size={18} />, href: listOf(search) };
    const entries = notices.map((notice) => {
      const { id, objeto, orgao } = notice;
      return {
        id: String(id),
        title: objeto || t('noObjeto'),
        hint: `${nomeDaLicitacao(notice)} · ${orgao}`,
        icon: <IconGavel size={18} />,
        meta: <StatusBadge notice={notice} />,
        // Previous and next go through the results.
        href: `/apps/invoice/preview/${id}${stringifySearch(search)}`,
      };
    });
    return total > notices.length ? [...entries, rest] : entries;
  };

  return [
    found.intents,
    {
      id: 'actions',
      title: common('word.actions'),
      search: (q) => actions.filter(({ title, words }) => matchesWords(`${title} ${words}`, q)).slice(0, SEARCH_LIMIT),
    },
    found.pages,
    {
      id: 'searches',
      title: titleOf('buscas'),
      search: (q) =>
        saved
          .filter(({ name }) => matchesWords(name, q))
          .slice(0, SEARCH_LIMIT)
          .map((one) => ({
            id: String(one.id),
            title: one.name,
            hint: one.isOwn ? undefined : (one.owner ?? undefined),
            icon: <IconBookmarks size={18} />,
            href: `/apps/invoice/list${stringifySearch(parametersOf(one))}`,
          })),
    },
    found.orgaos,
    found.fornecedores,
    found.propostas,
    found.certidoes,
    {
      id: 'licitacoes',
      title: titleOf('licitacoes'),
      search: async (typed, signal) => {
        const [intents, ofWords] = await Promise.all([
          // What failed is said in its own group.
          Promise.resolve(found.intents.search(typed, signal)).catch(() => []),
          findNotices({ ...best, q: whileTyping(typed) }, signal),
        ]);
        const [intent] = 'note' in intents ? [] : intents;
        return intent && 'href' in intent ? findNotices(filtersIn(intent.href), signal) : ofWords;
      },
    },
    {
      id: 'projetos',
      title: titleOf('projetos'),
      search: async (typed, signal) => {
        const q = whileTyping(typed);
        const query = { ...defaultsOf(projetosDeLei.list.query), q, perPage: SEARCH_LIMIT };
        const { projetos, total } = await calls.bills.send({ query }, { signal });
        const all = { count: total, figure: format.number(total) };
        const rest = {
          id: 'all',
          title: t('allBills', all),
          icon: <IconListSearch size={18} />,
          href: `/projetos-de-lei/lista${stringifySearch({ q })}`,
        };
        const entries = projetos.map((bill) => ({
          id: String(bill.id),
          title: [billName(bill), bill.ementa].filter(Boolean).join(' · '),
          hint: [bill.autor, bill.situacao].filter(Boolean).join(' · '),
          icon: <IconScale size={18} />,
          href: `/projetos-de-lei/${bill.id}${stringifySearch({ q })}`,
        }));
        return total > projetos.length ? [...entries, rest] : entries;
      },
    },
    ...order.map((name) => found[name]),
    {
      id: 'gallery',
      title: titleOf('galeria'),
      search: async (q) => {
        if (!mayAdminister) return [];
        // Hundreds of titles and words, which only a search needs.
        const { searchPages } = await import('#features/gallery/web/galleryIndex.ts');
        return searchPages(q, language)
          .flatMap(([, pages]) => pages)
          .slice(0, SEARCH_LIMIT)
          .map(({ id, title }) => ({ id, title: title[language], icon: <IconComponents size={18} />, href: `/gallery/${id}` }));
      },
    },
    {
      id: 'suggestions',
      title: tSearch('group.suggestions'),
      search: async (q, signal) => {
        const { autoComplete } = await calls.autocomplete.send({ query: { q } }, { signal });
        return autoComplete
          .filter(({ title }) => fold(title).startsWith(fold(q)))
          .slice(0, SEARCH_LIMIT)
          .map(({ id, title }) => ({ id, title, icon: <IconSearch size={18} />, href: listOf({ ...best, q: title }) }));
      },
    },
  ];
}

/** The list of notices with this search. */
function listOf(search: Search<typeof licitacoes.list.query>): string {
  return `/apps/invoice/list${stringifySearch(search)}`;
}

/** What a link to the list of notices filters by. */
function filtersIn(href: string): Search<typeof licitacoes.list.query> {
  return searchOf(licitacoes.list.query)(parseSearch(new URL(href, location.href).search));
}

// The groups of results in the palette. Another source is one more group in `useSearchGroups`.
import { IconBookmarks, IconGavel, IconListSearch, IconScale, IconSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { pageIcon } from '#features/bookmarks/web/pageIcons.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { StatusBadge } from '#features/licitacoes/web/StatusBadge.tsx';
import { parametersOf } from '#features/licitacoes/web/savedSearches/searchState.ts';
import { useSearches } from '#features/licitacoes/web/savedSearches/useSearches.ts';
import { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import { billName } from '#features/projetosDeLei/web/billName.ts';
import { SEARCH_LIMIT, type SearchEntry, type SearchGroup, search } from '#features/search/contract.ts';
import type { PaletteEntry, PaletteGroup } from '#features/search/web/palette.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { api } from '#kit/web/request/api.ts';
import { fold, matchesWords } from '#kit/web/search/fold.ts';
import { defaultsOf, stringifySearch } from '#kit/web/search/search.ts';
import { usePageKeys } from '../menu/goTo.ts';
import { usePageTitle } from '../menu/menuTitle.ts';
import type { Action } from './actions.tsx';

const calls = { ...api('search', search), notices: api('licitacoes', licitacoes).list, bills: api('projetosDeLei', projetosDeLei).list };

export function useSearchGroups(actions: readonly Action[]): PaletteGroup[] {
  const t = useTexts('app');
  const tSearch = useTexts('search');
  const common = useTexts('common');
  const format = useFormat();
  const titleOf = usePageTitle();
  const toPage = usePageEntry();
  const saved = useSearches().data?.searches ?? [];
  const mainSearch = useMemo(() => once((q, signal) => calls.mainSearch.send({ query: { q } }, { signal })), []);

  /** One of the three groups of the specification's search; `toEntry` makes an entry of a result. */
  const specified = (
    groupTitle: SearchGroup,
    title: string,
    toEntry: (found: SearchEntry, place: number) => PaletteEntry,
  ): PaletteGroup => ({
    id: groupTitle,
    title,
    showsEmpty: true,
    search: async (q, signal) => {
      const { searchArr } = await mainSearch(q, signal);
      return searchArr.find((group) => group.groupTitle === groupTitle)?.data.map(toEntry) ?? [];
    },
  });

  return [
    {
      id: 'actions',
      title: common('word.actions'),
      search: (q) => actions.filter(({ title, words }) => matchesWords(`${title} ${words}`, q)).slice(0, SEARCH_LIMIT),
    },
    specified('Pages', tSearch('group.pages'), toPage),
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
    {
      id: 'licitacoes',
      title: titleOf('licitacoes'),
      showsEmpty: true,
      search: async (q, signal) => {
        const query = { ...defaultsOf(licitacoes.list.query), q, perPage: SEARCH_LIMIT };
        const { licitacoes: found, total } = await calls.notices.send({ query }, { signal });
        const all = { count: total, figure: format.number(total) };
        const rest = { id: 'all', title: t('actions.allNotices', all), icon: <IconListSearch size={18} />, href: listOf(q) };
        const entries = found.map((notice) => {
          const { id, objeto, num_licitacao, modalidade, orgao } = notice;
          return {
            id: String(id),
            title: objeto || t('actions.noObjeto'),
            hint: `${modalidade} ${num_licitacao} · ${orgao}`,
            icon: <IconGavel size={18} />,
            meta: <StatusBadge notice={notice} />,
            // Previous and next go through the results.
            href: `/apps/invoice/preview/${id}${stringifySearch({ q })}`,
          };
        });
        return total > found.length ? [...entries, rest] : entries;
      },
    },
    {
      id: 'projetos',
      title: titleOf('projetos'),
      search: async (q, signal) => {
        const query = { ...defaultsOf(projetosDeLei.list.query), q, perPage: SEARCH_LIMIT };
        const { projetos, total } = await calls.bills.send({ query }, { signal });
        const all = { count: total, figure: format.number(total) };
        const rest = {
          id: 'all',
          title: t('actions.allBills', all),
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
    specified('Files', tSearch('group.files'), ({ title, by, size, file, link = '' }, place) => ({
      // Several files may be on one page.
      id: `${link} ${place}`,
      title,
      hint: [by, size].filter(Boolean).join(' · '),
      icon: <img src={file} alt="" width={18} height={18} />,
      href: link,
    })),
    specified('Contacts', tSearch('group.contacts'), ({ id = 0, title, email = '', img }) => ({
      id: String(id),
      title,
      hint: email,
      icon: <Avatar name={title} src={img} size={24} />,
      href: `/apps/user/view/${id}`,
    })),
    {
      id: 'suggestions',
      title: tSearch('group.suggestions'),
      search: async (q, signal) => {
        const { autoComplete } = await calls.autocomplete.send({ query: { q } }, { signal });
        return autoComplete
          .filter(({ title }) => fold(title).startsWith(fold(q)))
          .slice(0, SEARCH_LIMIT)
          .map(({ id, title }) => ({ id, title, icon: <IconSearch size={18} />, href: listOf(title) }));
      },
    },
  ];
}

/** Makes an entry of a page, with its keyboard shortcut. */
export function usePageEntry(): (page: Pick<SearchEntry, 'id' | 'title' | 'icon' | 'link'>) => PaletteEntry {
  const keysOf = usePageKeys();
  return ({ id, title, icon = '', link = '' }) => {
    const Icon = pageIcon(icon);
    return { id: link, title, icon: <Icon size={18} />, href: link, page: id, keys: keysOf(link) };
  };
}

/** The list of notices, searched for `q`. */
function listOf(q: string): string {
  return `/apps/invoice/list${stringifySearch({ q })}`;
}

/** One request for all groups of a search, which its signal identifies. */
function once<Found>(send: (q: string, signal: AbortSignal) => Promise<Found>): (q: string, signal: AbortSignal) => Promise<Found> {
  const rounds = new WeakMap<AbortSignal, Promise<Found>>();
  return (q, signal) => {
    const round = rounds.get(signal) ?? send(q, signal);
    rounds.set(signal, round);
    return round;
  };
}

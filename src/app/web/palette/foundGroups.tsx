// The groups of the search of everything: how an entry of each is shown, and where it leads.

import {
  IconArticle,
  IconAward,
  IconBook2,
  IconBuildingBank,
  IconBuildingStore,
  IconChecklist,
  IconClipboardList,
  IconFileCheck,
  IconFileDollar,
  IconHelpCircle,
  IconListSearch,
  IconMail,
  IconMapPin,
  IconMessage,
  IconPackage,
  IconReceipt,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { orderStates } from '#features/orders/listQuery.ts';
import { StateBadge } from '#features/orders/web/StateBadge.tsx';
import { type SearchGroup, search } from '#features/search/contract.ts';
import type { PaletteEntry, PaletteGroup } from '#features/search/web/palette.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { api } from '#kit/web/request/api.ts';
import { usePageTitle } from '../menu/menuTitle.ts';
import { usePageEntry } from './pageEntry.tsx';

const { everything } = api('search', search);

/** All groups of one request, by name. */
export function useFoundGroups(): Record<SearchGroup, PaletteGroup> {
  const t = useTexts('search');
  const orders = useTexts('orders');
  const titleOf = usePageTitle();
  const format = useFormat();
  const toPage = usePageEntry();
  const find = useMemo(() => once((q, signal) => everything.send({ query: { q } }, { signal })), []);

  const group = (name: SearchGroup, title: string, toEntry: (found: FoundEntry, place: number) => PaletteEntry): PaletteGroup => ({
    id: name,
    title,
    search: async (q, signal) => {
      const { groups } = await find(q, signal);
      const own = groups.find((one) => one.group === name);
      if (!own || own.hasFailed) throw new Error(`The search of ${name} has failed.`);
      return own.note ? { note: own.note } : own.entries.map(toEntry);
    },
  });
  /** An entry with its second line: whose it is, its words, when it was. */
  const shownWith =
    (Icon: TablerIcon) =>
    ({ title, by, words, at, link = '' }: FoundEntry): PaletteEntry => ({
      ...{ id: link, title, hint: joined(by, at && format.date(at), words), icon: <Icon size={18} />, href: link },
    });
  const mail = shownWith(IconMail);
  const task = shownWith(IconChecklist);
  const order = shownWith(IconReceipt);
  const product = shownWith(IconPackage);
  const proposta = shownWith(IconFileDollar);
  const certidao = shownWith(IconAward);

  return {
    intents: group('intents', t('group.intents'), shownWith(IconListSearch)),
    orgaos: group('orgaos', t('group.orgaos'), shownWith(IconBuildingBank)),
    fornecedores: group('fornecedores', titleOf('fornecedores'), shownWith(IconBuildingStore)),
    propostas: group('propostas', titleOf('propostas'), ({ state, ...found }) => ({
      ...proposta(found),
      hint: joined(state, found.words, found.by),
    })),
    certidoes: group('certidoes', titleOf('certidoes'), ({ at, ...found }) => ({
      ...certidao(found),
      hint: joined(at && t('due', { day: format.date(at) }), found.words),
    })),
    pages: group('pages', t('group.pages'), toPage),
    contacts: group('contacts', t('group.contacts'), ({ id = 0, title, email = '', img }) => ({
      id: String(id),
      title,
      hint: email,
      href: `/apps/user/view/${id}`,
      icon: <Avatar name={title} src={img} size={24} />,
    })),
    mails: group('mails', titleOf('email'), (found) => mail({ ...found, title: found.title || t('noSubject') })),
    tasks: group('tasks', titleOf('tarefas'), ({ at, state, ...found }) => ({
      ...task(found),
      hint: joined(state === 'completed' ? t('completed') : at && t('due', { day: format.date(at) }), found.by, found.words),
    })),
    contratos: group('contratos', titleOf('contratos'), shownWith(IconFileCheck)),
    atas: group('atas', titleOf('atas'), shownWith(IconClipboardList)),
    pca: group('pca', titleOf('pca'), shownWith(IconTargetArrow)),
    municipios: group('municipios', t('group.municipios'), shownWith(IconMapPin)),
    messages: group('messages', titleOf('chat'), shownWith(IconMessage)),
    files: group('files', t('group.files'), ({ title, by, size, file, link = '' }, place) => ({
      // Several files may be on one page.
      id: `${link} ${place}`,
      title,
      hint: joined(by, size),
      href: link,
      icon: <img src={atPrefix(file)} alt="" width={18} height={18} />,
    })),
    orders: group('orders', orders('title'), (found) => {
      const state = orderStates.find((one) => one === found.state);
      return { ...order(found), meta: state && <StateBadge state={state} /> };
    }),
    products: group('products', orders('field.products'), ({ price = 0, ...found }) => ({
      ...product(found),
      hint: joined(found.by, format.money(price)),
    })),
    articles: group('articles', titleOf('baseDeConhecimento'), shownWith(IconBook2)),
    questions: group('questions', titleOf('faq'), shownWith(IconHelpCircle)),
    posts: group('posts', titleOf('blog'), shownWith(IconArticle)),
  };
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
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

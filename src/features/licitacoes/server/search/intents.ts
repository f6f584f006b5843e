// What somebody wants who types «abertas em mg»: the list with these filters, instead of notices with these words.

import { littleWords } from '#brasil/littleWords.ts';
import { nomeDaModalidade } from '#brasil/nomesDasFontes.ts';
import { brazilStates } from '#brasil/states.ts';
import type { Language, LocalizedText } from '#kit/errors.ts';
import { fold } from '#kit/foldedWords.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { modalidades } from '../../codes.ts';
import type { ListFilters } from '../../entities.ts';
import { statusWords } from '../list/noticeCells.ts';

type Status = 'aberta' | 'andamento' | 'fechada';
type Intent = Pick<ListFilters, 'q' | 'status' | 'modalidade' | 'uf' | 'prazo' | 'publicada'>;

const said = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** In the four languages, folded. */
const statuses: Record<Status, ReadonlySet<string>> = {
  aberta: said('aberta abertas aberto abertos open ouvert ouverts ouverte ouvertes offen offene offenen'),
  andamento: said('andamento progress cours laufend laufende laufenden'),
  fechada: said('fechada fechadas fechado fechados encerrada encerradas closed clos fermes geschlossen geschlossene'),
};
const notices = said('licitacao licitacoes edital editais notice notices tender tenders avis ausschreibung ausschreibungen');
const published = said('publicada publicadas publicado publicados published publie publies veroffentlicht veroffentlichte');
const ending = said('encerrando encerram vencendo vencem terminam closing');
const days: Record<string, 'hoje' | 'ontem'> = {
  hoje: 'hoje',
  today: 'hoje',
  heute: 'hoje',
  ontem: 'ontem',
  yesterday: 'ontem',
  hier: 'ontem',
};
/** Those of other languages than Portuguese. */
const little = new Set([...littleWords, ...said('in im the der die das den le la les du des dans since desde depuis seit')]);

/** The filters that the words ask for, with the words that are left as `q`; undefined where nothing but words is said. */
function intentOf(typed: string): Intent | undefined {
  // Without its accent, «Pará» is a preposition.
  let text = ` ${fold(typed.replace(/(?<=^|\s)par[áÁ](?=\s|$)/giu, ' uf=pa '))} `.replace(/\s+/g, ' ');
  const intent = {
    q: [] as string[],
    status: new Set<Status>(),
    modalidade: new Set<number>(),
    uf: new Set<string>(),
    codes: new Set<string>(),
  };
  // «Mato Grosso do Sul» before «Mato Grosso».
  for (const { uf, name } of brazilStates.toSorted((a, b) => b.name.length - a.name.length)) {
    const part = uf === 'PA' ? ' uf=pa ' : ` ${fold(name)} `;
    if (text.includes(part)) intent.uf.add(uf);
    text = text.replaceAll(part, ' ');
  }
  let [day, isPublished, isEnding, form]: ['' | 'hoje' | 'ontem', boolean, boolean, string] = ['', false, false, ''];
  for (const word of text.trim().split(' ').filter(Boolean)) {
    const status = (Object.keys(statuses) as Status[]).find((one) => statuses[one].has(word));
    const named = modalidadesNamed(word);
    if (status) intent.status.add(status);
    else if (named.length > 0) for (const code of named) intent.modalidade.add(code);
    else if (/^(eletronic|presencia)/.test(word) && intent.modalidade.size > 0) form = word.slice(0, 9);
    else if (published.has(word)) isPublished = true;
    else if (ending.has(word)) isEnding = true;
    else if (days[word]) day = days[word];
    else if (brazilStates.some(({ uf }) => uf.toLowerCase() === word)) intent.codes.add(word.toUpperCase());
    else if (!notices.has(word) && !little.has(word)) intent.q.push(word);
  }
  const { q, status, codes } = intent;
  const isOfDay = day !== '' && (isPublished || isEnding || status.size > 0);
  // «mg» beside other words alone is a unit, «to» and «se» are words.
  if (status.size === 0 && !isOfDay && (intent.modalidade.size === 0 || intent.uf.size + codes.size === 0)) return undefined;
  const uf = [...intent.uf, ...codes];
  const modalidade = [...intent.modalidade].filter((code) => fold(modalidadeNamed(code)).includes(form));
  return {
    ...(q.length > 0 && { q: q.join(' ') }),
    ...(status.size > 0 && { status: [...status] }),
    ...(modalidade.length > 0 && { modalidade }),
    ...(uf.length > 0 && { uf }),
    ...(isOfDay && (isEnding && day === 'hoje' ? { prazo: day } : { publicada: day })),
  };
}

const list: LocalizedText = { pt: 'Licitações', en: 'Notices', fr: 'Avis', de: 'Ausschreibungen' };
const dayWords: Record<'prazo' | 'publicada', Record<string, LocalizedText>> = {
  prazo: { hoje: { pt: 'prazo até hoje', en: 'due today', fr: 'échéance aujourd’hui', de: 'Frist heute' } },
  publicada: {
    hoje: { pt: 'publicadas hoje', en: 'published today', fr: 'publiés aujourd’hui', de: 'heute veröffentlicht' },
    ontem: { pt: 'publicadas desde ontem', en: 'published since yesterday', fr: 'publiés depuis hier', de: 'seit gestern veröffentlicht' },
  },
};

/** The list that was asked for in words, as one entry. */
export function findIntents({ q: typed }: SearchQuery, language: Language): FoundEntry[] {
  const intent = intentOf(typed);
  if (!intent) return [];
  const { q, status = [], modalidade = [], uf = [], prazo, publicada } = intent;
  const title = [
    ...[list[language], ...status.map((one) => statusWords[language].statuses[one]), ...modalidade.map(modalidadeNamed), ...uf],
    ...[prazo && dayWords.prazo[prazo]?.[language], publicada && dayWords.publicada[publicada]?.[language], q && `“${q}”`],
  ].filter(Boolean);
  // As the browser writes lists in addresses.
  const query = Object.entries(intent).map(
    ([name, value]) =>
      `${name}=${[value]
        .flat()
        .map((one) => encodeURIComponent(one))
        .join(',')}`,
  );
  return [{ title: title.join(' · '), link: `/apps/invoice/list?${query.join('&')}` }];
}

/** The codes of the modalities whose first word this is, also in the plural: «pregões». */
function modalidadesNamed(word: string): number[] {
  const singular = word.replace(/oes$/, 'ao').replace(/s$/, '');
  if (singular.length < 6) return [];
  return Object.entries(modalidades).flatMap(([code, name]) => (fold(name).split(/[\s-]/)[0] === singular ? [Number(code)] : []));
}

function modalidadeNamed(code: number): string {
  return nomeDaModalidade(modalidades[code as keyof typeof modalidades]);
}

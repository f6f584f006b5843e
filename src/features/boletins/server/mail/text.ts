// The plain text of a bulletin.
import type { Formats } from '#kit/server/text/formats.ts';
import type { FoundNotice, NewsGroup } from '../contents.ts';
import type { ChangedItem } from '../ports.ts';
import { newsWords, words } from './words.ts';
import type { Written } from './written.ts';

export function textOf({ reader, groups, changed, moreChanged, news, moreNews, links }: Written, formats: Formats): string {
  const say = words[reader.language];
  const factsOf = ({ valor, prazo }: FoundNotice) => [
    ...(valor === null ? [] : [`${say.value}: ${formats.money(valor)}`]),
    ...(prazo === null ? [] : [`${say.until}: ${formats.dateTime(prazo)}`]),
  ];
  const notice = ({ id, name, objeto, orgao, local }: FoundNotice, facts: readonly string[]) =>
    [
      `* ${name}: ${objeto}`,
      `  ${[orgao, local].filter(Boolean).join(', ')}`,
      ...facts.map((fact) => `  ${fact}`),
      `  ${links.notice(id)}`,
    ].join('\n');
  const item = ({ path, name, text, changes, more }: ChangedItem) =>
    [
      `* ${name}: ${text}`,
      ...changes.map(({ kind, what, before, after }) => `  ${say.kinds[kind]}: ${what}${values(before, after)}`),
      ...(more > 0 ? [`  ${say.moreChanges(more)}`] : []),
      `  ${links.page(path)}`,
    ].join('\n');
  const one = ({ kind, path, name, count, total, notices }: NewsGroup) => {
    const isSupplier = kind === 'fornecedor';
    return [
      `${name}: ${newsWords(say, kind)(count)}\n${links.page(path)}`,
      ...notices.map((found) => notice(found, isSupplier ? [say.won(found.itens)] : factsOf(found))),
      ...(total > notices.length ? [`${say.more(total - notices.length)}: ${links.page(path)}`] : []),
    ];
  };
  return [
    say.greeting(reader.name),
    ...groups.flatMap(({ search, name, count, notices }) => [
      `${name.toUpperCase()} (${say.found(count)})`,
      ...notices.map((one) => notice(one, factsOf(one))),
      count > notices.length ? `${say.more(count - notices.length)}: ${links.search(search)}` : `${say.open}: ${links.search(search)}`,
    ]),
    ...(changed.length > 0 ? [say.changed.toUpperCase(), ...changed.map(item)] : []),
    ...(moreChanged > 0 ? [`${say.moreItems(moreChanged)}: ${links.followed}`] : []),
    ...(news.length > 0 ? [say.news.toUpperCase(), ...news.flatMap(one)] : []),
    ...(moreNews > 0 ? [`${say.moreNews(moreNews)}: ${links.seguidos}`] : []),
    '--',
    [say.why, `${say.settings}: ${links.settings}`, `${say.end}: ${links.end}`].join('\n'),
    '',
  ].join('\n\n');
}

/** «: a → b» */
function values(before: string | null, after: string | null): string {
  if (before === null && after === null) return '';
  return before === null ? `: ${after}` : `: ${before} → ${after ?? '—'}`;
}

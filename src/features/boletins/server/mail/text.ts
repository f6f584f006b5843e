// The plain text of a bulletin.
import type { Formats } from '#kit/server/text/formats.ts';
import type { FoundNotice } from '../contents.ts';
import type { ChangedItem } from '../ports.ts';
import { words } from './words.ts';
import type { Written } from './written.ts';

export function textOf({ reader, groups, changed, moreChanged, links }: Written, formats: Formats): string {
  const say = words[reader.language];
  const notice = ({ id, name, objeto, orgao, local, valor, prazo }: FoundNotice) =>
    [
      `* ${name}: ${objeto}`,
      `  ${[orgao, local].filter(Boolean).join(', ')}`,
      [valor === null ? '' : `${say.value}: ${formats.money(valor)}`, prazo === null ? '' : `${say.until}: ${formats.dateTime(prazo)}`]
        .filter(Boolean)
        .map((line) => `  ${line}`)
        .join('\n'),
      `  ${links.notice(id)}`,
    ]
      .filter(Boolean)
      .join('\n');
  const item = ({ path, name, text, changes, more }: ChangedItem) =>
    [
      `* ${name}: ${text}`,
      ...changes.map(({ kind, what, before, after }) => `  ${say.kinds[kind]}: ${what}${values(before, after)}`),
      ...(more > 0 ? [`  ${say.moreChanges(more)}`] : []),
      `  ${links.page(path)}`,
    ].join('\n');
  return [
    say.greeting(reader.name),
    ...groups.flatMap(({ search, name, count, notices }) => [
      `${name.toUpperCase()} (${say.found(count)})`,
      ...notices.map(notice),
      count > notices.length ? `${say.more(count - notices.length)}: ${links.search(search)}` : `${say.open}: ${links.search(search)}`,
    ]),
    ...(changed.length > 0 ? [say.changed.toUpperCase(), ...changed.map(item)] : []),
    ...(moreChanged > 0 ? [`${say.moreItems(moreChanged)}: ${links.followed}`] : []),
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

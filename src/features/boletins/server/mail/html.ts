// The HTML of a bulletin. Styles stand in the elements, because mail programs drop style sheets.
import { littleWords } from '#brasil/littleWords.ts';
import { matchSpans } from '#kit/matchSpans.ts';
import { escapeHtml } from '#kit/server/html/escapeHtml.ts';
import type { Formats } from '#kit/server/text/formats.ts';
import type { FoundNotice, NewsGroup } from '../contents.ts';
import type { ChangedItem } from '../ports.ts';
import { newsWords, words } from './words.ts';
import type { Written } from './written.ts';

const quiet = 'color:#5b6472;font-size:14px;line-height:20px';
const link = 'color:#1a4fb4;text-decoration:none';
const heading = 'margin:28px 0 4px;font-size:18px;line-height:24px';
const block = 'margin:0;padding:14px 0;border-top:1px solid #e1e5ea';

export function htmlOf({ reader, groups, changed, moreChanged, news, moreNews, links, appName }: Written, formats: Formats): string {
  const say = words[reader.language];
  const factsOf = ({ valor, prazo }: FoundNotice) => [
    ...(valor === null ? [] : [`${say.value}: <b>${escapeHtml(formats.money(valor))}</b>`]),
    ...(prazo === null ? [] : [`${say.until} <b>${escapeHtml(formats.dateTime(prazo))}</b>`]),
  ];
  const notice = (q: string, { id, name, objeto, orgao, local }: FoundNotice, facts: readonly string[]) => {
    return `<div style="${block}">
<a href="${escapeHtml(links.notice(id))}" style="${link};font-weight:600">${escapeHtml(name)}</a>
<div style="margin:4px 0">${marked(objeto, q)}</div>
<div style="${quiet}">${escapeHtml([orgao, local].filter(Boolean).join(' · '))}</div>
${facts.length > 0 ? `<div style="${quiet}">${facts.join(' · ')}</div>` : ''}
</div>`;
  };
  const item = ({ path, name, text, changes, more }: ChangedItem) => `<div style="${block}">
<a href="${escapeHtml(links.page(path))}" style="${link};font-weight:600">${escapeHtml(name)}</a>
<div style="margin:4px 0;${quiet}">${escapeHtml(text)}</div>
${changes
  .map(
    ({ kind, what, before, after }) =>
      `<div style="margin:4px 0"><b>${say.kinds[kind]}</b> · ${escapeHtml(what)}${values(before, after)}</div>`,
  )
  .join('\n')}
${more > 0 ? `<div style="${quiet}">${say.moreChanges(more)}</div>` : ''}
</div>`;
  const one = ({ kind, path, name, count, total, notices }: NewsGroup) => {
    const isSupplier = kind === 'fornecedor';
    return `<div style="margin:18px 0 10px"><a href="${escapeHtml(links.page(path))}" style="${link};font-weight:600">${escapeHtml(name)}</a>
<span style="${quiet}">${newsWords(say, kind)(count)}</span></div>
${notices.map((found) => notice('', found, isSupplier ? [say.won(found.itens)] : factsOf(found))).join('\n')}
${total > notices.length ? `<p style="margin:8px 0"><a href="${escapeHtml(links.page(path))}" style="${link}">${say.more(total - notices.length)}</a></p>` : ''}`;
  };
  const sections = groups.map(({ search, name, q, count, notices }) => {
    const more = count > notices.length ? say.more(count - notices.length) : say.open;
    return `<h2 style="${heading}">${escapeHtml(name)}</h2>
<div style="${quiet};padding-bottom:10px">${say.found(count)}</div>
${notices.map((one) => notice(q, one, factsOf(one))).join('\n')}
<p style="margin:8px 0"><a href="${escapeHtml(links.search(search))}" style="${link}">${more}</a></p>`;
  });
  if (changed.length > 0) sections.push(`<h2 style="${heading}">${say.changed}</h2>\n${changed.map(item).join('\n')}`);
  if (moreChanged > 0)
    sections.push(`<p style="margin:8px 0"><a href="${escapeHtml(links.followed)}" style="${link}">${say.moreItems(moreChanged)}</a></p>`);
  if (news.length > 0) sections.push(`<h2 style="${heading}">${say.news}</h2>\n${news.map(one).join('\n')}`);
  if (moreNews > 0)
    sections.push(`<p style="margin:8px 0"><a href="${escapeHtml(links.seguidos)}" style="${link}">${say.moreNews(moreNews)}</a></p>`);
  return `<!doctype html>
<html lang="${reader.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(appName)}</title></head>
<body style="margin:0;padding:0;background:#f4f6f8">
<div style="max-width:640px;margin:0 auto;padding:24px;background:#ffffff;color:#1d2530;font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="font-weight:700;font-size:20px">${escapeHtml(appName)}</div>
<p>${escapeHtml(say.greeting(reader.name))}</p>
${sections.join('\n')}
<div style="${quiet};margin-top:32px;padding-top:16px;border-top:1px solid #e1e5ea">${say.why}<br>
<a href="${escapeHtml(links.settings)}" style="${link}">${say.settings}</a> · <a href="${escapeHtml(links.end)}" style="${link}">${say.end}</a></div>
</div></body></html>
`;
}

/** The text with the searched words marked; little words would be marked everywhere. */
function marked(text: string, q: string): string {
  return matchSpans(text, q, littleWords)
    .map((span) => (span.isMatch ? `<b style="background:#fff1b8">${escapeHtml(span.text)}</b>` : escapeHtml(span.text)))
    .join('');
}

/** «: a → b», the former value crossed out. */
function values(before: string | null, after: string | null): string {
  if (before === null && after === null) return '';
  if (before === null) return `: ${escapeHtml(after ?? '')}`;
  return `: <s style="color:#5b6472">${escapeHtml(before)}</s> → <b>${escapeHtml(after ?? '—')}</b>`;
}

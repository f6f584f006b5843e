// The feed of a saved search as Atom (RFC 4287) and as JSON Feed 1.1: the notices that it found, the latest first.
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { escapeHtml } from '#kit/server/html/escapeHtml.ts';
import { formatsOf } from '#kit/server/text/formats.ts';
import { type FoundNotice, noticeColumns, toFound } from './contents.ts';
import { words } from './mail/words.ts';
import type { BoletinsOptions } from './ports.ts';

const MOST_ENTRIES = 100;

export type Feed = { search: number; name: string; madeAt: string; entries: (FoundNotice & { found_at: string })[] };
type Place = { address: string; appName: string; self: string };

export async function readFeed(
  db: Queries,
  ports: Pick<BoletinsOptions, 'nameOf'>,
  { search_id, since_id, name, feed_made_at }: { search_id: number; since_id: number; name: string; feed_made_at: string | null },
): Promise<Feed> {
  const rows = await db
    .selectFrom('search_matches')
    .innerJoin('licitacoes', 'licitacoes.id', 'search_matches.licitacao_id')
    .where('search_id', '=', search_id)
    .where('licitacao_id', '>', since_id)
    .select(noticeColumns)
    .select('found_at')
    .orderBy('found_at', 'desc')
    .orderBy('licitacao_id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  const entries = rows.map(({ found_at, ...row }) => ({ ...toFound(row, ports), found_at }));
  return { search: search_id, name, madeAt: feed_made_at ?? '', entries };
}

export function toAtom({ search, name, madeAt, entries }: Feed, { address, appName, self }: Place, language: Language): string {
  const linkOf = (id: number) => `${address}/apps/invoice/preview/${id}`;
  const entry = (one: Feed['entries'][number]) => `<entry>
<id>${escapeHtml(linkOf(one.id))}</id>
<title>${escapeHtml(titleOf(one))}</title>
<link href="${escapeHtml(linkOf(one.id))}"/>
<updated>${one.found_at}</updated>
<author><name>${escapeHtml(one.orgao || appName)}</name></author>
<summary>${escapeHtml(summaryOf(one, language))}</summary>
</entry>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeHtml(`${address}/apps/invoice/list?busca=${search}`)}</id>
<title>${escapeHtml(`${appName}: ${name}`)}</title>
<link rel="self" href="${escapeHtml(self)}"/>
<link href="${escapeHtml(`${address}/apps/invoice/list?busca=${search}`)}"/>
<updated>${entries[0]?.found_at ?? madeAt}</updated>
${entries.map(entry).join('\n')}
</feed>
`;
}

export function toJsonFeed({ search, name, entries }: Feed, { address, appName, self }: Place, language: Language): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${appName}: ${name}`,
    home_page_url: `${address}/apps/invoice/list?busca=${search}`,
    feed_url: self,
    language,
    items: entries.map((one) => ({
      id: `${address}/apps/invoice/preview/${one.id}`,
      url: `${address}/apps/invoice/preview/${one.id}`,
      title: titleOf(one),
      content_text: summaryOf(one, language),
      date_published: one.found_at,
      ...(one.orgao && { authors: [{ name: one.orgao }] }),
    })),
  });
}

const titleOf = ({ name, objeto }: FoundNotice) => `${name}: ${objeto.length > 120 ? `${objeto.slice(0, 119)}…` : objeto}`;

function summaryOf({ objeto, orgao, local, valor, prazo }: FoundNotice, language: Language): string {
  const [say, formats] = [words[language], formatsOf(language)];
  return [
    objeto,
    [orgao, local].filter(Boolean).join(', '),
    valor === null ? '' : `${say.value}: ${formats.money(valor)}`,
    prazo === null ? '' : `${say.until}: ${formats.dateTime(prazo)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

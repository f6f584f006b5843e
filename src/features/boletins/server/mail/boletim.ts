// A bulletin as a mail: the same content as text and as HTML.
import type { Mail } from '#kit/server/ports/mail.ts';
import { formatsOf } from '#kit/server/text/formats.ts';
import type { Contents } from '../contents.ts';
import { htmlOf } from './html.ts';
import { textOf } from './text.ts';
import { words } from './words.ts';
import type { Links, Reader } from './written.ts';

/** @param address public address of this installation, without a slash at its end */
export function boletimMail(contents: Contents, reader: Reader, { address, appName }: { address: string; appName: string }): Mail {
  const links: Links = {
    notice: (id) => `${address}/apps/invoice/preview/${id}`,
    page: (path) => `${address}${path}`,
    search: (id) => `${address}/apps/invoice/list?busca=${id}`,
    followed: `${address}/acompanhamento`,
    seguidos: `${address}/seguidos`,
    settings: `${address}/buscas-salvas`,
    end: `${address}/api/boletins/end/${reader.token}`,
  };
  const count = contents.groups.reduce((sum, group) => sum + group.count, 0);
  const written = { ...contents, reader, appName, links };
  const formats = formatsOf(reader.language);
  return {
    to: reader.email,
    name: reader.name,
    subject: words[reader.language].subject(appName, {
      count,
      changed: contents.changed.length + contents.moreChanged,
      news: contents.news.length + contents.moreNews,
    }),
    text: textOf(written, formats),
    html: htmlOf(written, formats),
    unsubscribe: links.end,
  };
}

// What the writers write: each through the calls of the screens, so that it can be looked for by what its answer said.
import { type Client, insist } from './client.ts';

/** How often what was written is there as it was written; and how often otherwise. */
export type Found = { times: number; otherwise: string };
export type Kind = {
  /** May be sent again when it is not known whether it arrived, and must not be there twice. */
  isRepeatable?: true;
  /** @returns the answer's status, and what it is found by later */
  write(client: Client, key: string): Promise<{ status: number; id: number }>;
  find(client: Client, key: string, id: number): Promise<Found>;
};

const task: Kind = {
  write: async (client, key) => {
    const { status, body } = await client('POST /apps/todo/add-tasks', { task: { title: key } });
    return { status, id: body?.task?.id };
  },
  find: async (client, key, id) => foundAs(await insist(client, `GET /api/tasks/${id}`), ({ title }) => title, key),
};

const event: Kind = {
  write: async (client, key) => {
    const event = { title: key, start: '2027-03-01T12:00:00.000Z', end: '2027-03-01T13:00:00.000Z', allDay: false };
    const { status, body } = await client('POST /apps/calendar/add-event', { event });
    return { status, id: body?.event?.id };
  },
  find: async (client, key, id) => foundAs(await insist(client, `GET /api/calendar/events/${id}`), ({ event }) => event.title, key),
};

const notice: Kind = {
  write: async (client, key) => {
    const { status, body } = await client('POST /api/licitacoes/manual', {
      ...{ objeto: key, orgao: 'Município de Vila Alegre', orgao_cnpj: '11222333000181', municipio: 'São Paulo', uf: 'SP' },
      ...{
        modalidade: 6,
        numero: key.replaceAll(/\D/g, ''),
        processo: '',
        valor_estimado: null,
        publicacao: '2026-11-20T12:00:00.000Z',
      },
      ...{ abertura: null, encerramento: null, portal: '', link: '', observacao: '', itens: [] },
    });
    return { status, id: body?.id };
  },
  find: async (client, key, id) => foundAs(await insist(client, `GET /api/licitacoes/manual/${id}`), ({ objeto }) => objeto, key),
};

const draftOf = (subject: string, to: object[] = []) => ({ to, cc: [], bcc: [], subject, message: '<p>Segue o edital.</p>' });

const draft: Kind = {
  isRepeatable: true,
  write: async (client, key) => {
    const { status, body } = await client('POST /api/email/drafts', { ...draftOf(key), key });
    return { status, id: body?.id };
  },
  find: (client, key) => countBySubject(client, 'draft', key),
};

/** A mail from one account to the other, which arrives after ten seconds. */
const mail: Kind = {
  write: async (client, key) => {
    const to = [{ name: 'Tiago Nunes', email: 'client@demo.com' }];
    const { status, body } = await client('POST /api/email/drafts', draftOf(key, to));
    if (status !== 201) return { status, id: 0 };
    const sent = await client(`POST /api/email/drafts/${body.id}/send`, {});
    return { status: sent.status, id: body.id };
  },
  find: (client, key) => countBySubject(client, '', key),
};

/** A message of a chat, to the account with this id. */
const messageTo = (contact: number): Kind => ({
  isRepeatable: true,
  write: async (client, key) => {
    const { status, body } = await client(`POST /api/chat/contacts/${contact}/messages`, { message: key, key });
    return { status, id: body?.id };
  },
  find: async (client, key) => {
    const { status, body } = await insist(client, `GET /api/chat/contacts/${contact}/search?q=${key}`);
    return { times: body?.messages?.length ?? 0, otherwise: status === 200 ? '' : `status ${status}` };
  },
});

/** A note of a followed notice: the same row is written again and again. */
const note: Kind = {
  write: async (client, key) => {
    const { status } = await client(`PUT /api/follows/licitacao/${itemOf(key)}`, { note: key });
    return { status, id: itemOf(key) };
  },
  find: async (client, key, id) => {
    const { body } = await insist(client, `GET /api/follows/marks?kind=licitacao&items=${id}`);
    const found: string = body?.marks?.[0]?.note ?? '';
    // A later note may have arrived without its answer, an earlier one must not be back.
    return { times: found >= key ? 1 : 0, otherwise: '' };
  },
};

/** Keys of one try end in a running number; each of a few notices is written by every so manieth. */
function itemOf(key: string): number {
  return 1 + (Number(key.slice(-6)) % 20);
}

export async function kindsFor(client: Client): Promise<Record<string, Kind> & { mail: Kind }> {
  const { body } = await insist(client, 'GET /api/chat/contacts?contacts=1000&chats=1000');
  const contact: number = [...body.chatsContacts, ...body.contacts][0].id;
  return { task, event, notice, draft, mail, note, message: messageTo(contact) };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of any call
function foundAs({ status, body }: { status: number; body: any }, textOf: (body: any) => unknown, key: string): Found {
  if (status === 404) return { times: 0, otherwise: '' };
  const text = status === 200 ? textOf(body) : `status ${status}`;
  return text === key ? { times: 1, otherwise: '' } : { times: 0, otherwise: String(text) };
}

async function countBySubject(client: Client, folder: string, key: string): Promise<Found> {
  const { status, body } = await insist(client, `GET /api/email?folder=${folder}&q=${key}`);
  return { times: body?.total ?? 0, otherwise: status === 200 ? '' : `status ${status}` };
}

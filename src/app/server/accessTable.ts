// Who may call what, one line an endpoint: anybody, whoever is signed in, or admins alone; and whose things it is about.
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '#kit/server/database/database.ts';

type Call = (route: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
/** Somebody with a thing of their own, and what is at hand to make one. */
export type Owner = { id: number; call: Call; email: string; password: string; database: Database };
/** What stands in for `{name}` in the path, or after it; and what is sent. */
export type Parts = { params?: Record<string, string | number>; query?: string; body?: object };

export type Row = {
  may: 'anybody' | 'signedIn' | 'admin';
  /**
   * house: everybody's, or nobody's. own: the caller's, whoever calls. A function makes a thing of the owner's and says how to ask for it:
   * to everybody else it is not there.
   */
  about: 'house' | 'own' | ((owner: Owner) => Promise<Parts>);
  /** An owner's thing that admins reach too. */
  adminsToo?: boolean;
  /** Answers 401 to whoever brings nothing to be exchanged. */
  exchanges?: boolean;
};

const anybody: Row = { may: 'anybody', about: 'house' };
const exchange: Row = { ...anybody, exchanges: true };
const house: Row = { may: 'signedIn', about: 'house' };
const own: Row = { may: 'signedIn', about: 'own' };
const admin: Row = { may: 'admin', about: 'house' };
const ownersAlone = (about: Row['about']): Row => ({ may: 'signedIn', about });
const ownersAndAdmins = (about: Row['about']): Row => ({ may: 'signedIn', about, adminsToo: true });

const now = () => new Date().toISOString();
const idOf = ({ id }: { id: number | string }, body?: object): Parts => ({ params: { id }, ...(body && { body }) });

const notification =
  (body?: object) =>
  async ({ id: user_id, database }: Owner) => {
    const values = { user_id, kind: 'welcome', data: '{}' as never, about: crypto.randomUUID(), created_at: now() };
    const unread = { read_at: null, removed_at: null };
    return idOf(
      await database.write((db) =>
        db
          .insertInto('notifications')
          .values({ ...values, ...unread })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
      body,
    );
  };

/** A product that is wished for: the one of that place in the shop. */
const wishedFor =
  (place: number, isRemoved = false) =>
  async ({ call, database }: Owner): Promise<Parts> => {
    const { id } = await database.read.selectFrom('products').select('id').orderBy('id').offset(place).limit(1).executeTakeFirstOrThrow();
    await call('POST /apps/ecommerce/wishlist', { productId: id });
    if (isRemoved) await call(`DELETE /apps/ecommerce/wishlist/${id}`);
    return { params: { productId: id } };
  };

/** A product in the cart: the one of that place in the shop. */
const inCart =
  (place: number, body?: object, isRemoved = false) =>
  async ({ call, database }: Owner): Promise<Parts> => {
    const { id } = await database.read.selectFrom('products').select('id').orderBy('id').offset(place).limit(1).executeTakeFirstOrThrow();
    await call('POST /apps/ecommerce/cart', { productId: id });
    if (isRemoved) await call(`DELETE /apps/ecommerce/cart/${id}`);
    return { params: { productId: id }, ...(body && { body }) };
  };

const somewhere = {
  ...{ fullName: 'Ana Prado', mobile: '(61) 95550-0142', street: 'Rua das Acácias, 12', landmark: '', city: 'Brasília' },
  ...{ cep: '70160-900', uf: 'DF', kind: 'work' },
};

const address =
  (body?: object, isRemoved = false) =>
  async ({ call }: Owner): Promise<Parts> => {
    const { id } = (await call('POST /api/addresses', somewhere)).json();
    if (isRemoved) await call(`DELETE /api/addresses/${id}`);
    return idOf({ id }, body);
  };

/** What orders the owner's cart, to an address of theirs. */
const orderOf = async (owner: Owner) => {
  await inCart(6)(owner);
  const { products } = (await owner.call('GET /apps/ecommerce/cart')).json();
  const items = products.map(({ id, qty, price, discountPercentage }: Record<string, number>) => ({
    ...{ productId: id, qty, priceCents: Math.round((price ?? 0) * 100), discountPercentage },
  }));
  const { params } = await address()(owner);
  return { key: crypto.randomUUID(), items, addressId: params?.id, method: 'empenho', reference: '2026NE000123' };
};

const order =
  (body?: object) =>
  async (owner: Owner): Promise<Parts> =>
    idOf((await owner.call('POST /api/orders', await orderOf(owner))).json(), body);

/** Another sign-in of the owner's. */
const session = async ({ call, email, password }: Owner): Promise<Parts> => {
  await call('POST /jwt/login', { email, password });
  const { sessions } = (await call('GET /api/auth/sessions')).json() as { sessions: { id: string; isCurrent: boolean }[] };
  return { params: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
};

/** An article that anybody reads, and what the owner said to it. */
const articleComment =
  (isRemoved = false) =>
  async ({ id: user_id, call, database }: Owner): Promise<Parts> => {
    const text = { title: 'Edital', content: '<p>Edital</p>', excerpt: '', summary: 'Edital', minutes: 1, busca: 'edital' };
    const times = { shown_at: now(), published_at: now(), created_at: now(), updated_at: now(), removed_at: null, removed_by: null };
    const row = {
      ...text,
      ...times,
      user_id,
      slug: crypto.randomUUID(),
      status: 'Published',
      drawing: 'lei',
      image_id: null,
      version: 1,
    } as const;
    const article = await database.write((db) => db.insertInto('blog_posts').values(row).returning('id').executeTakeFirstOrThrow());
    const { id } = (await call(`POST /api/blog/posts/${article.id}/comments`, { text: 'Obrigada.' })).json();
    if (isRemoved) await call(`DELETE /api/blog/comments/${id}`);
    return idOf({ id });
  };

const post =
  (body?: object, isRemoved = false) =>
  async ({ call }: Owner): Promise<Parts> => {
    const { id } = (await call('POST /api/profile/posts', { text: 'Edital publicado.' })).json();
    if (isRemoved) await call(`DELETE /api/profile/posts/${id}`);
    return idOf({ id }, body);
  };

const comment =
  (isRemoved = false) =>
  async (owner: Owner): Promise<Parts> => {
    const { params } = await post()(owner);
    const { id } = (await owner.call(`POST /api/profile/posts/${params?.id}/comments`, { text: 'Visto.' })).json();
    if (isRemoved) await owner.call(`DELETE /api/profile/comments/${id}`);
    return idOf({ id });
  };

/** A photo without the work of making one. */
const photo =
  (isRemoved = false) =>
  async ({ id: user_id, database, call }: Owner): Promise<Parts> => {
    const { id } = await database.write(async (db) => {
      const image = { id: crypto.randomUUID(), user_id, bytes: Buffer.from('x'), created_at: now() };
      await db.insertInto('images').values(image).execute();
      return db
        .insertInto('profile_photos')
        .values({ user_id, image_id: image.id, created_at: now(), removed_at: null, removed_by: null })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    if (isRemoved) await call(`DELETE /api/profile/photos/${id}`);
    return idOf({ id });
  };

/** The newest notice, followed, and moved on the board. */
const followed = async ({ call, database }: Owner): Promise<Parts> => {
  const { id } = await database.read.selectFrom('licitacoes').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await call(`PUT /api/follows/licitacao/${id}`, { note: 'Ver o edital.' });
  const { follows } = (await call('GET /api/follows')).json() as { follows: { id: number }[] };
  return { params: { id: follows[0]?.id ?? 0 }, body: { stage: 'proposal', after: null } };
};

const event =
  (ask: (id: number) => Parts) =>
  async ({ call }: Owner): Promise<Parts> => {
    const sent = { title: 'Sessão pública', start: now() };
    return ask((await call('POST /apps/calendar/add-event', { event: sent })).json().event.id);
  };

const task =
  (ask: (id: number) => Parts) =>
  async ({ call }: Owner): Promise<Parts> =>
    ask((await call('POST /apps/todo/add-tasks', { task: { title: 'Ler o edital' } })).json().task.id);

/** What an admin of the demonstration asked them to. */
const invitation = async ({ id: user_id, database }: Owner): Promise<Parts> => {
  const { id } = await database.read.selectFrom('calendar_events').select('id').where('user_id', '<>', user_id).executeTakeFirstOrThrow();
  await database.write((db) => db.insertInto('calendar_guests').values({ event_id: id, user_id }).execute());
  return idOf({ id });
};

/** What somebody wrote to them, in a folder of theirs. */
const mail =
  (ask: (id: number) => Parts, folder: 'inbox' | 'trash' = 'inbox') =>
  async ({ id: user_id, database }: Owner): Promise<Parts> => {
    const [json, at] = ['[]' as never, now()];
    const { id } = await database.write(async (db) => {
      const who = { from_user_id: null, from_name: 'Ana', from_email: 'ana@x.example', recipients: json, cc: json, bcc: json };
      const times = { created_at: at, updated_at: at, send_at: at, sent_at: at };
      const message = await db
        .insertInto('email_messages')
        .values({
          ...who,
          subject: 'Ata',
          html: '<p>Ata</p>',
          preview: 'Ata',
          thread_id: null,
          in_reply_to: null,
          is_demo: false,
          ...times,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const line = { user_id, message_id: message.id, thread_id: message.id, folder, is_read: false, is_starred: false, is_own: false };
      return db
        .insertInto('emails')
        .values({ ...line, at, busca: 'ata' })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return ask(id);
  };

const aDraft = { to: [{ name: 'Ana', email: 'ana@x.example' }], cc: [], bcc: [], subject: 'Ata', message: '<p>Ata</p>' };
/** What they are writing. */
const draft =
  (body?: object, before?: (owner: Owner, id: number) => Promise<Parts['params'] | undefined>) =>
  async (owner: Owner): Promise<Parts> => {
    const { id } = (await owner.call('POST /api/email/drafts', aDraft)).json();
    return { params: { id, ...(await before?.(owner, id)) }, ...(body && { body }) };
  };
const attached = async ({ call }: Owner, id: number) => {
  const path = `POST /api/email/drafts/${id}/attachments?fileName=ata.txt` as const;
  const kept = await call(path, Buffer.from('Ata'), { 'content-type': 'application/octet-stream' });
  return { attachment: kept.json().id as string };
};
const notArrived = async ({ database }: Owner, id: number) => {
  const at = now();
  await database.write(async (db) => {
    const { message_id } = await db.selectFrom('emails').select('message_id').where('id', '=', id).executeTakeFirstOrThrow();
    await db.updateTable('email_messages').set({ send_at: at, sent_at: at }).where('id', '=', message_id).execute();
    const outside = { recipient: 'ana@x.example', name: 'Ana', subject: '', body: null, secret: false, busca: 'ana' };
    const tried = { state: 'failed' as const, created_at: at, queued_at: at, due_at: at, sent_at: null };
    await db
      .insertInto('mails')
      .values({ ...outside, ...tried, email_message_id: message_id })
      .execute();
  });
  return undefined;
};

export const accessTable: Record<string, Row> = {
  'GET /healthz': anybody,
  'GET /readyz': anybody,
  'GET /api/settings': anybody,
  'GET /api/images/{id}': anybody,

  'POST /jwt/login': anybody,
  'POST /jwt/register': anybody,
  'POST /jwt/refresh-token': exchange,
  'POST /api/auth/resume': exchange,
  'POST /api/auth/logout': anybody,
  'POST /api/auth/forgot-password': anybody,
  'POST /api/auth/read-link': anybody,
  'POST /api/auth/choose-password': anybody,
  'POST /api/auth/change-password': own,
  'GET /api/auth/sessions': own,
  'DELETE /api/auth/sessions': own,
  'DELETE /api/auth/sessions/{id}': ownersAlone(session),
  'GET /api/auth/two-step': own,
  'POST /api/auth/two-step/begin': own,
  'POST /api/auth/two-step/confirm': own,
  'POST /api/auth/two-step/end': own,
  'POST /api/auth/two-step/recovery-codes': own,
  'POST /api/auth/keys/rotate': admin,
  'POST /api/auth/admins': admin,

  'GET /account-setting/data': own,
  'GET /api/account': own,
  'PATCH /api/account/general': own,
  'PUT /api/account/avatar': own,
  'DELETE /api/account/avatar': own,
  'PUT /api/account/info': own,
  'PUT /api/account/social-links': own,
  'DELETE /api/account/connections/{place}': own,
  'PATCH /api/account/notification': own,

  'GET /api/events': own,
  'GET /api/notifications': own,
  'GET /api/notifications/unread': own,
  'PUT /api/notifications': own,
  'PUT /api/notifications/{id}': ownersAlone(notification({ isRead: true })),
  'DELETE /api/notifications/{id}': ownersAlone(notification()),

  'GET /api/bookmarks/data': own,
  'POST /api/bookmarks/update': own,
  'GET /api/autocomplete/data': house,
  'GET /api/main-search/data': house,
  'GET /api/dashboards/notices': house,
  'GET /api/dashboards/map': house,
  'GET /api/dashboards/week': own,
  'GET /api/dashboards/mine': own,
  'GET /api/dashboards/house': house,

  'GET /card/card-analytics/support-tracker': own,
  'GET /card/card-analytics/avg-sessions': own,
  'GET /card/card-analytics/revenue-report': own,
  'GET /card/card-analytics/goal-overview': own,
  'GET /card/card-analytics/revenue': own,
  'GET /card/card-analytics/product-orders': own,
  'GET /card/card-analytics/sessions-device': own,
  'GET /card/card-analytics/customers': house,
  'GET /card/card-statistics/orders-bar-chart': own,
  'GET /card/card-statistics/profit-line-chart': own,
  'GET /card/card-statistics/subscribers': house,
  'GET /card/card-statistics/subscribers2': own,
  'GET /card/card-statistics/revenue': own,
  'GET /card/card-statistics/sales': own,
  'GET /card/card-statistics/orders': own,
  'GET /card/card-statistics/site-traffic': own,
  'GET /card/card-statistics/active-users': house,
  'GET /card/card-statistics/newsletter': own,
  'GET /api/cards/deeds': own,
  'GET /api/cards/sign-ins': own,
  'GET /api/cards/waiting': own,
  'GET /api/datatables/data': house,
  'GET /api/datatables/initial-data': house,

  'GET /apps/ecommerce/cart': own,
  'POST /apps/ecommerce/cart': own,
  'DELETE /apps/ecommerce/cart/{productId}': ownersAlone(inCart(3)),
  'PATCH /api/shop/cart/{productId}': ownersAlone(inCart(4, { qty: 2 })),
  'POST /api/shop/cart/{productId}/restore': ownersAlone(inCart(5, undefined, true)),
  'PUT /api/shop/cart/{productId}': own,
  'GET /apps/ecommerce/products': own,
  'GET /apps/ecommerce/products/{id}': house,
  'GET /apps/ecommerce/wishlist': own,
  'POST /apps/ecommerce/wishlist': own,
  'DELETE /apps/ecommerce/wishlist/{productId}': ownersAlone(wishedFor(7)),
  'POST /api/shop/wishlist/{productId}/restore': ownersAlone(wishedFor(8, true)),
  'GET /api/shop/wishlist': own,
  'GET /api/shop/wishlist/count': own,
  'GET /api/shop/products': own,
  'GET /api/shop/products/{id}': house,
  'POST /api/shop/products': admin,
  'PUT /api/shop/products/{id}': admin,
  'PUT /api/shop/products/{id}/hidden': admin,
  'PUT /api/shop/products/{id}/stock': admin,
  'PUT /api/shop/products/{id}/picture': admin,
  'DELETE /api/shop/products/{id}/picture': admin,

  'GET /api/orders': own,
  'GET /api/orders/export': own,
  'POST /api/orders': ownersAlone(async (owner) => ({ body: await orderOf(owner) })),
  'GET /api/orders/checkout': own,
  'PUT /api/orders/checkout': own,
  'GET /api/orders/{id}': ownersAndAdmins(order()),
  'PUT /api/orders/{id}/state': ownersAndAdmins(order({ state: 'cancelado', reason: 'Pedido em dobro.' })),
  'POST /api/orders/{id}/buy-again': ownersAndAdmins(order()),
  'GET /api/addresses': own,
  'POST /api/addresses': own,
  'PUT /api/addresses/{id}': ownersAlone(address(somewhere)),
  'DELETE /api/addresses/{id}': ownersAlone(address()),
  'POST /api/addresses/{id}/restore': ownersAlone(address(undefined, true)),

  'GET /apps/invoice/invoices': house,
  'GET /api/invoice/invoices/{id}': house,
  'GET /api/invoice/clients': house,
  'DELETE /apps/invoice/delete': admin,
  'GET /api/licitacoes': house,
  'GET /api/licitacoes/count': house,
  'GET /api/licitacoes/export': house,
  'GET /api/licitacoes/open': house,
  'GET /api/licitacoes/params': own,
  'PUT /api/licitacoes/params': own,
  'GET /api/licitacoes/removed': admin,
  'GET /api/licitacoes/{id}': house,
  'GET /api/licitacoes/{id}/changes': house,
  'GET /api/licitacoes/{id}/lotes': house,
  'GET /api/licitacoes/{id}/neighbours': house,
  'GET /api/licitacoes/{id}/record': admin,
  'POST /api/licitacoes/{id}/restore': admin,
  'GET /api/projetos-de-lei': house,
  'GET /api/projetos-de-lei/count': house,
  'GET /api/projetos-de-lei/export': house,
  'GET /api/projetos-de-lei/options': house,
  'GET /api/projetos-de-lei/params': own,
  'PUT /api/projetos-de-lei/params': own,
  'GET /api/projetos-de-lei/{id}': house,
  'GET /api/projetos-de-lei/{id}/changes': house,
  'GET /api/projetos-de-lei/{id}/record': admin,
  'GET /api/projetos-de-lei/{id}/tramitacoes': house,
  'PUT /api/orgaos/{cnpj}/account': admin,

  'GET /api/follows': own,
  'GET /api/follows/board': own,
  'GET /api/follows/marks': own,
  'GET /api/follows/settings': own,
  'PUT /api/follows/settings': own,
  'GET /api/follows/{id}': ownersAlone(async (owner) => ({ params: (await followed(owner)).params })),
  'PUT /api/follows/{kind}/{item}': own,
  'DELETE /api/follows/{kind}/{item}': own,
  'PUT /api/follows/{id}/place': ownersAlone(followed),

  'GET /api/importacoes': admin,
  'POST /api/importacoes': admin,
  'GET /api/importacoes/templates/{tipo}/csv': house,
  'GET /api/importacoes/templates/{tipo}/xlsx': house,
  'GET /api/importacoes/{id}': admin,
  'DELETE /api/importacoes/{id}': admin,
  'POST /api/importacoes/{id}/start': admin,
  'POST /api/importacoes/{id}/cancel': admin,
  'PUT /api/importacoes/{id}/reading': admin,
  'GET /api/importacoes/{id}/rejects': admin,
  'GET /api/importacoes/{id}/rejects/export': admin,

  'GET /faq/data': house,
  'GET /api/faq': house,
  'GET /api/faq/contact': house,
  'PUT /api/faq/groups/{id}': admin,
  'PUT /api/faq/groups/order': admin,
  'PUT /api/faq/groups/{id}/order': admin,
  'POST /api/faq/questions': admin,
  'PUT /api/faq/questions/{id}': admin,
  'DELETE /api/faq/questions/{id}': admin,
  'POST /api/faq/questions/{id}/restore': admin,

  'GET /faq/data/knowledge_base': house,
  'GET /faq/data/category': house,
  'GET /faq/data/question': house,
  'GET /api/knowledge-base': house,
  'GET /api/knowledge-base/search': house,
  'GET /api/knowledge-base/categories/{slug}': house,
  'GET /api/knowledge-base/articles/{slug}': house,
  'PUT /api/knowledge-base/articles/{id}/vote': house,
  'POST /api/knowledge-base/categories': admin,
  'PUT /api/knowledge-base/categories/{id}': admin,
  'POST /api/knowledge-base/categories/{id}/lists': admin,
  'PUT /api/knowledge-base/lists/{id}': admin,
  'POST /api/knowledge-base/articles': admin,
  'PUT /api/knowledge-base/articles/{id}': admin,
  'PUT /api/knowledge-base/order/{kind}': admin,
  'DELETE /api/knowledge-base/{kind}/{id}': admin,
  'POST /api/knowledge-base/{kind}/{id}/restore': admin,

  'GET /api/dns/entries': house,
  'GET /api/dns/entries/count': house,
  'GET /api/dns/entries/export': house,
  'GET /api/dns/entries/{id}': house,
  'GET /api/dns/template': house,
  'GET /api/dns/uploads': admin,
  'POST /api/dns/uploads': admin,
  'GET /api/dns/uploads/{id}': admin,
  'DELETE /api/dns/uploads/{id}': admin,
  'GET /api/dns/uploads/{id}/rows': admin,
  'POST /api/dns/uploads/{id}/commit': admin,
  'POST /api/dns/uploads/{id}/undo': admin,
  'POST /api/dns/uploads/{id}/redo': admin,

  'GET /apps/calendar/events': own,
  'POST /apps/calendar/add-event': own,
  'POST /apps/calendar/update-event': ownersAlone(event((id) => ({ body: { event: { id, title: 'Sessão adiada' } } }))),
  'DELETE /apps/calendar/remove-event': ownersAlone(event((id) => ({ query: `?id=${id}` }))),
  'GET /api/calendar/dates': own,
  'GET /api/calendar/dates/{key}/ics': own,
  'GET /api/calendar/events/{id}': ownersAlone(event((id) => idOf({ id }))),
  'GET /api/calendar/events/{id}/ics': ownersAlone(event((id) => idOf({ id }))),
  'DELETE /api/calendar/invitations/{id}': ownersAlone(invitation),
  'GET /api/calendar/guests': house,
  'GET /api/calendar/feed': own,
  'POST /api/calendar/feed': own,
  'DELETE /api/calendar/feed': own,
  'GET /api/calendar/feeds/{file}': anybody,

  'GET /apps/email/emails': own,
  'POST /apps/email/update-emails': ownersAlone(mail((id) => ({ body: { emailIds: [id], dataToUpdate: { isRead: true } } }))),
  'POST /apps/email/update-emails-label': ownersAlone(mail((id) => ({ body: { emailIds: [id], label: 'private' } }))),
  'GET /apps/email/get-email': ownersAlone(mail((id) => ({ query: `?id=${id}` }))),
  'GET /apps/email/paginate-email': ownersAlone(
    async (owner) => (await mail(() => ({}))(owner)) && mail((emailId) => ({ query: `?dir=previous&emailId=${emailId}` }))(owner),
  ),
  'GET /api/email': own,
  'GET /api/email/meta': own,
  'GET /api/email/options': house,
  'GET /api/email/mails/{id}': ownersAlone(mail((id) => idOf({ id }))),
  'POST /api/email/view': own,
  'POST /api/email/view/undo': own,
  'POST /api/email/remove': ownersAlone(mail((id) => ({ body: { emailIds: [id] } }), 'trash')),
  'DELETE /api/email/trash': own,
  'GET /api/email/frames/{id}': anybody,
  'GET /api/email/recipients': house,
  'POST /api/email/drafts': own,
  'POST /api/email/mails/{id}/drafts': ownersAlone(mail((id) => idOf({ id }, { as: 'reply' }))),
  'GET /api/email/drafts/{id}': ownersAlone(draft()),
  'PUT /api/email/drafts/{id}': ownersAlone(draft(aDraft)),
  'DELETE /api/email/drafts/{id}': ownersAlone(draft()),
  'POST /api/email/drafts/{id}/attachments': own,
  'DELETE /api/email/drafts/{id}/attachments/{attachment}': ownersAlone(draft(undefined, attached)),
  'GET /api/email/attachments/{id}': anybody,
  'POST /api/email/drafts/{id}/send': ownersAlone(draft({})),
  'POST /api/email/drafts/{id}/unsend': ownersAlone(draft()),
  'POST /api/email/mails/{id}/retry': ownersAlone(draft(undefined, notArrived)),

  'GET /apps/chat/chats-and-contacts': own,
  'GET /apps/chat/users/profile-user': own,
  'GET /apps/chat/get-chat': own,
  'POST /apps/chat/send-msg': own,
  'GET /api/chat/unseen': own,
  'GET /api/chat/contacts': own,
  'GET /api/chat/contacts/{contact}': own,
  'PUT /api/chat/contacts/{contact}': own,
  'GET /api/chat/contacts/{contact}/messages': own,
  'POST /api/chat/contacts/{contact}/messages': own,
  'DELETE /api/chat/contacts/{contact}/messages': own,
  'GET /api/chat/contacts/{contact}/search': own,
  'PUT /api/chat/contacts/{contact}/seen': own,
  'PUT /api/chat/contacts/{contact}/cleared': own,
  'PUT /api/chat/profile': own,
  'GET /api/chat/typing': own,
  'PUT /api/chat/typing/{contact}': own,

  'GET /apps/todo/tasks': own,
  'POST /apps/todo/add-tasks': own,
  'POST /apps/todo/update-task': ownersAlone(task((id) => ({ body: { task: { id, isCompleted: true } } }))),
  'DELETE /apps/todo/delete-task': ownersAlone(task((id) => ({ query: `?taskId=${id}` }))),
  'GET /api/tasks': own,
  'GET /api/tasks/counts': own,
  'GET /api/tasks/{id}': ownersAlone(task((id) => idOf({ id }))),
  'PUT /api/tasks/{id}/place': ownersAlone(task((id) => idOf({ id }, { after: null }))),
  'POST /api/tasks/complete': ownersAlone(task((id) => ({ body: { taskIds: [id], isCompleted: true } }))),
  'POST /api/tasks/delete': ownersAlone(task((id) => ({ body: { taskIds: [id], isDeleted: true } }))),
  'GET /api/tasks/assignees': house,
  'GET /api/tasks/things': house,

  'GET /api/audit': admin,
  'GET /api/audit/{id}': admin,
  'GET /api/audit/export': admin,
  'GET /api/audit/people': admin,
  'GET /api/outbox': admin,
  'GET /api/outbox/{id}': admin,
  'POST /api/outbox/{id}/retry': admin,
  'DELETE /api/outbox/{id}': admin,

  'GET /api/users/list/all-data': house,
  'GET /api/users/list/data': house,
  'GET /api/users/user': house,
  'GET /api/users/count': house,
  'GET /api/users/{id}': house,
  'POST /apps/users/add-user': admin,
  'DELETE /apps/users/delete': admin,
  'PATCH /api/users/{id}': admin,
  'POST /api/users/{id}/restore': admin,
  'GET /api/users/{id}/details': admin,
  'PUT /api/users/{id}/details': admin,
  'PUT /api/users/{id}/avatar': admin,
  'DELETE /api/users/{id}/avatar': admin,
  'POST /api/users/{id}/invite': admin,
  'DELETE /api/users/{id}/two-step': admin,

  'GET /blog/list/data': house,
  'GET /blog/list/data/sidebar': house,
  'GET /blog/list/data/detail': house,
  'GET /blog/list/data/edit': house,
  'GET /api/blog/posts': house,
  'GET /api/blog/overview': house,
  'GET /api/blog/posts/{id}': house,
  'PUT /api/blog/posts/{id}/bookmark': house,
  'GET /api/blog/posts/{id}/comments': house,
  'POST /api/blog/posts/{id}/comments': house,
  'DELETE /api/blog/comments/{id}': ownersAndAdmins(articleComment()),
  'POST /api/blog/comments/{id}/restore': ownersAlone(articleComment(true)),
  'GET /api/blog/posts/{id}/edit': admin,
  'POST /api/blog/posts': admin,
  'PUT /api/blog/posts/{id}': admin,
  'DELETE /api/blog/posts/{id}': admin,
  'POST /api/blog/posts/{id}/restore': admin,
  'POST /api/blog/images': admin,

  'GET /pricing/data': house,
  'GET /api/pricing': own,
  'PUT /api/pricing/current': own,
  'PUT /api/pricing/plans/{name}': admin,
  'PUT /api/pricing/questions/{id}': admin,

  'GET /profile/data': own,
  'GET /api/profile': own,
  'PUT /api/profile/cover': own,
  'DELETE /api/profile/cover': own,
  'GET /api/profile/posts': house,
  'POST /api/profile/posts': own,
  'PATCH /api/profile/posts/{id}': ownersAlone(post({ text: 'Edital retificado.' })),
  'DELETE /api/profile/posts/{id}': ownersAndAdmins(post()),
  'POST /api/profile/posts/{id}/restore': ownersAlone(post(undefined, true)),
  'PUT /api/profile/posts/{id}/like': house,
  'GET /api/profile/posts/{id}/comments': house,
  'POST /api/profile/posts/{id}/comments': house,
  'DELETE /api/profile/comments/{id}': ownersAndAdmins(comment()),
  'POST /api/profile/comments/{id}/restore': ownersAlone(comment(true)),
  'PUT /api/profile/comments/{id}/like': house,
  'GET /api/profile/photos': own,
  'POST /api/profile/photos': own,
  'DELETE /api/profile/photos/{id}': ownersAlone(photo()),
  'POST /api/profile/photos/{id}/restore': ownersAlone(photo(true)),
  'GET /api/profile/polls': house,
  'PUT /api/profile/polls/{id}/vote': house,
  'POST /api/profile/polls': admin,
  'PUT /api/profile/polls/{id}/closed': admin,
  'DELETE /api/profile/polls/{id}': admin,
  'POST /api/profile/polls/{id}/restore': admin,
  'GET /api/profile/friends': own,
  'GET /api/profile/requests': own,
  'PUT /api/profile/friends/{id}': own,
  'DELETE /api/profile/friends/{id}': own,
  'GET /api/profile/suggestions': own,
  'GET /api/profile/pages': own,
  'PUT /api/profile/pages/{id}/favorite': own,
  'GET /api/profile/news': own,
  'PUT /api/profile/news/{id}/favorite': own,
};

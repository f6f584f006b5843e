// The search of everything: each feature finds what the caller may see, and nothing else.
import { beforeAll, describe, expect, test } from 'vitest';
import { masked } from '#brasil/documento.ts';
import { createAccount, password } from '#features/auth/server/testAccount.ts';
import { insertMail } from '#features/email/server/testMails.ts';
import { place } from '#features/orders/server/testOrders.ts';
import { fold } from '#kit/foldedWords.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';

const { server, admin, client, ids } = testDemo();
/** Has nothing of its own. */
let stranger: Call;
const people = { stranger: 0 };

/** In everything that is found. */
const word = 'quartzito';

type Group = { group: string; entries: FoundEntry[]; note: string; hasFailed: boolean };
const search = async (q: string, call = client, language = 'pt'): Promise<Group[]> => {
  const answer = await call(`GET /api/search?q=${encodeURIComponent(q)}`, undefined, { 'accept-language': language });
  expect(answer.statusCode).toBe(200);
  return answer.json().groups;
};
const find = async (group: string, call = client, q = word) => (await search(q, call)).find((one) => one.group === group)?.entries ?? [];
const titles = async (group: string, call?: Call, q?: string) => (await find(group, call, q)).map(({ title }) => title);
const created = async (call: Call, route: string, body: object) => {
  const answer = await call(route, body);
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json();
};

beforeAll(async () => {
  const { id, email } = await createAccount(server, { full_name: 'Pessoa Alheia' });
  people.stranger = id;
  stranger = await server.as({ email, password });
});

test('without words, every group is empty', async () => {
  for (const q of ['', '  ', '\u0301'])
    expect((await search(q)).map(({ group, entries }) => [group, entries.length])).toEqual(
      [
        'pages',
        'intents',
        'orgaos',
        'fornecedores',
        'propostas',
        'certidoes',
        'contacts',
        'mails',
        'tasks',
        'contratos',
        'atas',
        'pca',
        'municipios',
        'messages',
        'files',
        'orders',
        'products',
        'articles',
        'questions',
        'posts',
      ].map((group) => [group, 0]),
    );
});

test('pages: in the caller’s language, by need', async () => {
  expect(await titles('pages', admin, 'enviar')).toEqual(['Enviar arquivos']);
  expect(await titles('pages', client, 'enviar')).toEqual([]);
  expect((await search('leilões', client, 'de'))[0]?.entries).toMatchObject([{ title: 'Versteigerungen', isBookmarked: false }]);
});

test('people: by name, with picture and address', async () => {
  expect(await find('contacts', stranger, 'helena')).toMatchObject([{ title: 'Helena Prado', email: 'admin@demo.com' }]);
});

test('mails: of the own mailbox', async () => {
  const boxes = [{ user: ids.client }];
  const { lines } = await insertMail(server.database, { subject: 'Piso', html: `<p>Em ${word}.</p>`, boxes });
  expect(await find('mails')).toMatchObject([{ title: 'Piso', by: 'Ana Paz', link: `/apps/email/inbox?mail=${lines[0]}` }]);
  for (const other of [admin, stranger]) expect(await find('mails', other)).toEqual([]);
});

test('tasks: the own and the assigned ones, open ones first', async () => {
  const { task } = await created(client, 'POST /apps/todo/add-tasks', { task: { title: `Medir o ${word}`, assigneeId: ids.admin } });
  await created(client, 'POST /apps/todo/update-task', { task: { ...task, isCompleted: true } });
  await created(client, 'POST /apps/todo/add-tasks', { task: { title: `Cotar o ${word}`, dueDate: '2026-05-28' } });
  expect(await find('tasks')).toEqual([
    {
      title: `Cotar o ${word}`,
      by: '',
      words: '',
      at: '2026-05-28T03:00:00.000Z',
      link: expect.stringMatching(/^\/apps\/todo\?task=\d+$/),
    },
    { title: `Medir o ${word}`, by: 'Helena Prado', words: '', state: 'completed', link: `/apps/todo?task=${task.id}` },
  ]);
  expect(await find('tasks', admin)).toMatchObject([{ title: `Medir o ${word}`, by: 'Tiago Nunes' }]);
  expect(await find('tasks', stranger)).toEqual([]);
  await client(`DELETE /apps/todo/delete-task?taskId=${task.id}`);
  expect(await titles('tasks', admin)).toEqual([]);
});

describe('messages', () => {
  const post = (contact: number, message: string, call = client) =>
    created(call, `POST /api/chat/contacts/${contact}/messages`, { message, key: crypto.randomUUID() });

  test('of all own chats, newest first, until they are cleared', async () => {
    const before = `${'Conversamos sobre muita coisa antes disso. '.repeat(4)}O ${word} chegou?`;
    const asked = await post(ids.admin, before);
    const other = await post(people.stranger, `${word.toUpperCase()}s polidos`);
    expect(await find('messages')).toEqual([
      {
        ...{ title: 'Pessoa Alheia', words: 'QUARTZITOs polidos', at: other.time },
        link: `/apps/chat?contact=${people.stranger}&message=${other.id}`,
      },
      {
        ...{ title: 'Helena Prado', words: `… muita coisa antes disso. O ${word} chegou?`, at: asked.time },
        link: `/apps/chat?contact=${ids.admin}&message=${asked.id}`,
      },
    ]);
    const all = (await client(`GET /api/chat/search?q=${word}`)).json().messages;
    expect(all.map(({ id, contact }: { id: number; contact: number }) => [id, contact])).toEqual([
      [other.id, people.stranger],
      [asked.id, ids.admin],
    ]);
    expect(await titles('messages', admin)).toEqual(['Tiago Nunes']);
    expect(await titles('messages', stranger)).toEqual(['Tiago Nunes']);
    expect(await titles('messages', client, `${word} chegou`)).toEqual(['Helena Prado']);
    expect((await client(`DELETE /api/chat/contacts/${ids.admin}/messages`)).statusCode).toBe(200);
    expect(await titles('messages')).toEqual(['Pessoa Alheia']);
    expect(await titles('messages', admin)).toEqual(['Tiago Nunes']);
  });
});

test('orders: the own ones, for admins all', async () => {
  const [product] = await server.database.read.selectFrom('products').select(['id', 'name']).orderBy('id').limit(1).execute();
  const id = await place(stranger, product?.id ?? 0);
  const { number } = await server.database.read.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow();
  const entry = { title: `${number} · ${product?.name}`, state: 'recebido', link: `/pedidos/${id}` };
  expect(await find('orders', stranger, number)).toEqual([{ ...entry, at: expect.any(String) }]);
  expect(await find('orders', admin, number)).toMatchObject([{ ...entry, by: 'Pessoa Alheia' }]);
  expect(await find('orders', client, number)).toEqual([]);
});

test('products: those for sale', async () => {
  const [product] = (await client('GET /api/shop/products?perPage=1')).json().products;
  expect(await find('products', client, product.name.toUpperCase())).toContainEqual({
    ...{ title: product.name, by: product.brand, price: product.price, link: `/apps/ecommerce/product-detail/${product.slug}` },
  });
  await admin(`PUT /api/shop/products/${product.id}/hidden`, { isHidden: true });
  expect(await titles('products', client, product.name)).toEqual([]);
});

test('articles of the knowledge base: published ones, for admins drafts too', async () => {
  const { id } = await server.database.read.selectFrom('kb_lists').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const article = {
    list: id,
    title: 'Pedras ornamentais',
    slug: 'pedras-ornamentais',
    html: `<p>O ${word} é duro.</p>`,
    isPublished: false,
  };
  await created(admin, 'POST /api/knowledge-base/articles', article);
  expect(await find('articles', admin)).toMatchObject([
    {
      title: 'Pedras ornamentais',
      words: `O ${word} é duro.`,
      link: expect.stringMatching(/^\/pages\/knowledge-base\/.+\/pedras-ornamentais$/),
    },
  ]);
  expect(await titles('articles')).toEqual([]);
});

test('questions', async () => {
  const { id, group } = await created(admin, 'POST /api/faq/questions', {
    group: 'payment',
    question: `Quanto custa o ${word}?`,
    html: '<p>R$ 1</p>',
  });
  expect(await find('questions', stranger)).toMatchObject([
    { title: `Quanto custa o ${word}?`, link: `/pages/faq?grupo=${group}&pergunta=${id}` },
  ]);
});

test('articles of the blog: published ones, for admins drafts too', async () => {
  const [draft] = (await admin('GET /api/blog/posts?status=Draft')).json().posts;
  expect(await titles('posts', admin, draft.title)).toEqual([draft.title]);
  expect(await titles('posts', client, draft.title)).toEqual([]);
  const [post] = (await client('GET /api/blog/posts')).json().posts;
  expect(await find('posts', client, post.title)).toMatchObject([{ title: post.title, link: `/pages/blog/detail/${post.id}` }]);
});

test('files: attachments of own mails', async () => {
  await insertMail(server.database, { subject: 'Laudo', files: [`${word}.pdf`], boxes: [{ user: ids.client }] });
  expect(await titles('files')).toEqual([`${word}.pdf`]);
  expect(await titles('files', admin)).toEqual([]);
});

test('a group that fails does not hide the others', async () => {
  await server.database.write((db) => db.schema.alterTable('faq_questions').renameTo('faq_elsewhere').execute());
  const groups = await search('helena');
  expect(groups.filter(({ hasFailed }) => hasFailed).map(({ group }) => group)).toEqual(['questions']);
  expect(groups.find(({ group }) => group === 'contacts')?.entries).toHaveLength(1);
  await server.database.write((db) => db.schema.alterTable('faq_elsewhere').renameTo('faq_questions').execute());
});

describe('the core is found', () => {
  test('suppliers by name without little words, or by number', async () => {
    const { nome, documento } = await server.database.read
      .selectFrom('fornecedores')
      .select(['nome', 'documento'])
      .where('nome', 'like', 'Estrela do Cerrado%')
      .executeTakeFirstOrThrow();
    const link = `/fornecedores/${documento}`;
    for (const q of [nome, nome.replace(' do ', ' ').toUpperCase(), documento])
      expect((await find('fornecedores', client, q))[0], q).toEqual({ title: nome, words: masked(documento), link });
    for (const title of await titles('fornecedores', client, 'estrela cerrado')) expect(title).toMatch(/^Estrela do Cerrado/);
    expect(await find('fornecedores', client, 'de do da')).toEqual([]);
  });

  test('public bodies by name or CNPJ, the one that begins with it first', async () => {
    const orgao = 'Prefeitura Municipal de São Paulo';
    const { orgao_cnpj } = await server.database.read
      .selectFrom('licitacoes')
      .select('orgao_cnpj')
      .where('orgao', '=', orgao)
      .executeTakeFirstOrThrow();
    for (const q of [orgao, 'prefeitura sao paulo', 'prefeitura municipal de são pau', orgao_cnpj])
      expect((await find('orgaos', client, q))[0], q).toMatchObject({ title: orgao, link: `/orgaos/${orgao_cnpj}` });
  });

  test('documents of the company by name, in the language of the reader', async () => {
    expect((await find('certidoes', client, 'CRF do FGTS'))[0]).toMatchObject({
      title: 'CRF do FGTS',
      link: expect.stringMatching(/^\/certidoes\?certidao=\d+$/),
    });
    const [english] = (await search('fgts clearance', client, 'en')).find(({ group }) => group === 'certidoes')?.entries ?? [];
    expect(english?.title).toBe('FGTS clearance (CRF)');
  });

  test.each([
    ['certidão federal', ['CND federal']],
    ['certidao de débitos federais e da dívida ativa da União', ['CND federal']],
    ['receita federal', ['Cartão CNPJ', 'CND federal']],
    ['PGFN', ['CND federal']],
    ['certidão estadual', ['CND estadual']],
    ['débitos municipais', ['CND municipal']],
    ['CRF', ['CRF do FGTS']],
    ['certificado de regularidade do FGTS', ['CRF do FGTS']],
    ['CNDT', ['CNDT trabalhista']],
    ['certidão negativa de débitos trab', ['CNDT trabalhista']],
    ['falência e concordata', ['Certidão de falência']],
    ['certidão negativa', ['Certidão de falência', 'CND estadual', 'CND federal', 'CND municipal']],
    ['certidões negativas de débitos', ['CND estadual', 'CND federal', 'CND municipal', 'CNDT trabalhista']],
    ['capacidade técnica', ['Atestado – materiais de expediente']],
  ])('documents by their usual names: «%s»', async (q, names) => {
    expect(await titles('certidoes', client, q)).toEqual(names);
    expect(await titles('certidoes', client, fold(q).toUpperCase())).toEqual(names);
  });

  test('offers by their notice or an item, for those alone who see them', async () => {
    const { licitacao_id, objeto, descricao, numero } = await server.database.read
      .selectFrom('lotes')
      .innerJoin('licitacoes', 'licitacoes.id', 'licitacao_id')
      .select(['licitacao_id', 'objeto', 'descricao', 'lotes.numero'])
      .where('descricao', 'like', '%A4%')
      .executeTakeFirstOrThrow();
    const { id } = await created(stranger, 'POST /api/propostas', { licitacao: licitacao_id });
    expect((await stranger(`POST /api/propostas/${id}/itens`, { numeros: [numero] })).statusCode).toBeLessThan(300);
    const [word = ''] = descricao.split(' ');
    for (const q of [`proposta ${objeto}`.slice(0, 60).replace(/\s+\S*$/, ''), `proposta ${word} a4`])
      expect((await find('propostas', stranger, q))[0], q).toMatchObject({ title: objeto, state: 'Analisando', link: `/propostas/${id}` });
    const links = async (call: Call) => (await find('propostas', call, `${word} a4`)).map(({ link }) => link);
    expect(await links(client)).not.toContain(`/propostas/${id}`);
    expect(await find('propostas', stranger, 'proposta')).toEqual([]);
  });

  test.each([
    ['abertas em mg', '/apps/invoice/list?status=aberta&uf=MG', 'Licitações · Aberta · MG'],
    ['pregões eletrônicos em São Paulo', '/apps/invoice/list?modalidade=6&uf=SP', 'Licitações · Pregão Eletrônico · SP'],
    [
      'papel a4 abertas em mato grosso do sul',
      '/apps/invoice/list?q=papel%20a4&status=aberta&uf=MS',
      'Licitações · Aberta · MS · “papel a4”',
    ],
    ['encerradas no Pará', '/apps/invoice/list?status=fechada&uf=PA', 'Licitações · Fechada · PA'],
    ['publicadas desde ontem', '/apps/invoice/list?publicada=ontem', 'Licitações · publicadas desde ontem'],
  ])('«%s» leads to the list', async (q, link, title) => {
    expect(await find('intents', client, q)).toEqual([{ title, link }]);
    const { search: query } = new URL(link, 'http://localhost');
    expect((await client(`GET /api/licitacoes${query}`)).statusCode).toBe(200);
  });

  test.each(['dipirona 500 mg', 'prefeitura municipal de são paulo', 'em mg', 'concorrência', 'para'])('«%s» is no list', async (q) => {
    expect(await find('intents', client, q)).toEqual([]);
  });
});

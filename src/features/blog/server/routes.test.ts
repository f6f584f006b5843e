import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Comment, EditedPost, ListedPost, Post } from '../entities.ts';

const { server, admin, client } = testDemo();

const article = (values: object = {}) => ({
  title: 'Garantia de proposta',
  slug: '',
  content: '<p>A garantia pode ser exigida em até 1% do valor estimado.</p>',
  excerpt: '',
  status: 'Published',
  categories: ['disputa'],
  tags: ['Garantia', 'Edital'],
  drawing: 'lei',
  imageId: null,
  ...values,
});
const add = async (values?: object): Promise<EditedPost> => {
  const answer = await admin('POST /api/blog/posts', article(values));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const save = ({ id, ...post }: EditedPost, values: object, call = admin) => {
  const { title, slug, content, excerpt, status, categories, tags, drawing, imageId, version } = { ...post, ...values };
  return call(`PUT /api/blog/posts/${id}`, { title, slug, content, excerpt, status, categories, tags, drawing, imageId, version });
};
const list = async (query = '', call = client): Promise<{ posts: ListedPost[]; total: number }> =>
  (await call(`GET /api/blog/posts?${query}`)).json();
const titles = async (query: string, call = client) => (await list(query, call)).posts.map(({ title }) => title);
const show = async (id: number, call = client): Promise<{ post: Post }> => (await call(`GET /api/blog/posts/${id}`)).json();
const news = async (call: Call) =>
  ((await call('GET /api/notifications')).json().notifications as { kind: string; data: { title: string } }[]).filter(
    ({ kind }) => kind === 'blog.commented',
  );

test('answers the specification’s calls with published articles only', async () => {
  const posts = (await client('GET /blog/list/data')).json();
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(Object.keys(posts[0])).toEqual(['img', 'title', 'id', 'avatar', 'userFullName', 'blogPosted', 'tags', 'excerpt', 'comment']);
  const sidebar = (await client('GET /blog/list/data/sidebar')).json();
  expect(sidebar.recentPosts).toHaveLength(4);
  expect(Object.keys(sidebar.recentPosts[0])).toEqual(['img', 'title', 'id', 'createdTime']);
  expect(sidebar.categories).toHaveLength(5);
  const { blog, comments } = (await client('GET /blog/list/data/detail')).json();
  expect(blog).toMatchObject({ title: posts[0].title, comments: comments.length, bookmarked: 3 });
  expect(Object.keys(comments[0])).toEqual(['avatar', 'userFullName', 'commentedAt', 'commentText']);
  const draft = (await list('status=Draft', admin)).posts[0]?.id;
  expect((await client(`GET /blog/list/data/detail?id=${draft}`)).statusCode).toBe(404);
  expect((await client(`GET /blog/list/data/edit?id=${draft}`)).statusCode).toBe(404);
  const form = (await admin(`GET /blog/list/data/edit?id=${draft}`)).json();
  expect(form).toMatchObject({ status: 'Draft', blogCategories: [{ value: 'contratos', label: 'Contratos' }, { value: 'legislacao' }] });
  expect(form.excerpt).toContain('<h2>');
});

test('filters the list by words, tag, category and bookmarks', async () => {
  expect(await titles('q=repactuacao')).toEqual([]);
  expect(await titles('q=repactuacao', admin)).toEqual(['Reajuste, repactuação e reequilíbrio: três remédios diferentes']);
  expect(await titles('q=numero+CONTROLE')).toEqual(['PNCP: o que procurar e como ler o número de controle']);
  expect(await titles('tag=srp')).toEqual(['Registro de preços sem mistério']);
  expect(await titles('category=tecnologia')).toEqual(['PNCP: o que procurar e como ler o número de controle']);
  expect(await titles('status=Draft')).toEqual([]);
  expect(await titles('q=100%25')).toEqual([]);
  const { total } = await list('bookmarked=true');
  const [first] = (await list()).posts;
  await client(`PUT /api/blog/posts/${first?.id}/bookmark`, { youBookmarked: false });
  expect((await list('bookmarked=true')).total).toBe(total - 1);
  await client(`PUT /api/blog/posts/${first?.id}/bookmark`, { youBookmarked: true });
  expect((await show(first?.id ?? 0)).post).toMatchObject({ youBookmarked: true, bookmarks: 3 });
});

test('sanitizes an article, derives its slug, and counts its tags', async () => {
  const first = await add({ content: '<p onclick="x()">Sim<script>alert(1)</script> <a href="javascript:x()">não</a></p>' });
  expect(first).toMatchObject({ slug: 'garantia-de-proposta', content: expect.not.stringMatching(/script|onclick|javascript/) });
  const second = await add({ tags: ['garantia', 'GARANTIA ', 'Edital'] });
  expect(second).toMatchObject({ slug: 'garantia-de-proposta-2', tags: ['garantia', 'Edital'] });
  const { tags } = (await client('GET /api/blog/overview')).json();
  expect(tags.find(({ tag }: { tag: string }) => tag.toLowerCase() === 'garantia')).toMatchObject({ count: 2 });
  expect((await save(second, { slug: first.slug })).json().faults).toMatchObject([{ path: 'body.slug' }]);
  expect((await save(second, { slug: 'Com espaço' })).statusCode).toBe(400);
  expect((await save(second, { content: '<p> </p>' })).json().faults).toMatchObject([{ path: 'body.content' }]);
  expect((await save(second, { imageId: crypto.randomUUID() })).json().faults).toMatchObject([{ path: 'body.imageId' }]);
  for (const { id } of [first, second]) await admin(`DELETE /api/blog/posts/${id}`);
});

test('refuses blank and malformed articles', async () => {
  const refused = async (values: object) => (await admin('POST /api/blog/posts', article(values))).json().faults;
  expect(await refused({ title: '\u200B\u200B' })).toMatchObject([{ path: 'body.title' }]);
  expect(await refused({ slug: 'Foo Bar/../É!' })).toMatchObject([{ path: 'body.slug' }]);
  const links = '<a href="https://a.br">a</a>'.repeat(6000);
  expect(await refused({ content: `<p>${links}</p>` })).toMatchObject([{ path: 'body.content' }]);
  const post = await add({ tags: ['\u0301', 'Edital'] });
  expect(post.tags).toEqual(['Edital']);
  expect((await client(`POST /api/blog/posts/${post.id}/comments`, { text: '\u200B' })).statusCode).toBe(400);
  await admin(`DELETE /api/blog/posts/${post.id}`);
});

test('refuses to overwrite a version that the user has not seen', async () => {
  const post = await add({ title: 'Duas pessoas', status: 'Draft' });
  expect((await save(post, { title: 'A primeira' })).json()).toMatchObject({ title: 'A primeira', version: 2 });
  const late = await save(post, { title: 'A segunda' });
  expect([late.statusCode, late.json().type]).toEqual([409, 'conflict']);
  expect((await save(post, { title: 'A primeira', version: 2 })).json().version).toBe(2);
});

test('hides an article until it is published, and keeps its date afterwards', async () => {
  const draft = await add({ title: 'Em breve', status: 'Draft' });
  expect((await client(`GET /api/blog/posts/${draft.id}`)).statusCode).toBe(404);
  expect((await client(`POST /api/blog/posts/${draft.id}/comments`, { text: 'Oi' })).statusCode).toBe(404);
  const published = (await save(draft, { status: 'Published' })).json();
  const day = (await show(draft.id)).post.shown_at;
  const taken = (await save(published, { status: 'Pending' })).json();
  expect((await client(`GET /api/blog/posts/${draft.id}`)).statusCode).toBe(404);
  await save(taken, { status: 'Published' });
  expect((await show(draft.id)).post.shown_at).toBe(day);
  const { events } = (await admin('GET /api/audit?kind=articleAdded,articlePublished,articleUnpublished&q=Em breve')).json();
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'articlePublished',
    'articleUnpublished',
    'articlePublished',
    'articleAdded',
  ]);
});

test('notifies the author of a comment unless they opted out, and withdraws it with the comment', async () => {
  const post = await add({ title: 'Comentado' });
  const said: Comment = (await client(`POST /api/blog/posts/${post.id}/comments`, { text: ' Muito bom. ' })).json();
  expect(said).toMatchObject({ text: 'Muito bom.', isOwn: true });
  expect((await news(admin)).map(({ data }) => data.title)).toEqual(['Comentado']);
  await client(`DELETE /api/blog/comments/${said.id}`);
  expect(await news(admin)).toEqual([]);
  expect((await show(post.id)).post.comments).toBe(0);
  await client(`POST /api/blog/comments/${said.id}/restore`);
  expect(await news(admin)).toHaveLength(1);
  await admin('PATCH /api/account/notification', { commentOnArticle: false });
  await client(`POST /api/blog/posts/${post.id}/comments`, { text: 'Mais um.' });
  expect(await news(admin)).toHaveLength(1);
  await admin('PATCH /api/account/notification', { commentOnArticle: true });
});

test('lets admins remove comments, which is recorded, and limits the number of comments', async () => {
  const post = await add({ title: 'Conversa' });
  const said: Comment = (await client(`POST /api/blog/posts/${post.id}/comments`, { text: 'Propaganda' })).json();
  await admin(`DELETE /api/blog/comments/${said.id}`);
  expect((await client(`POST /api/blog/comments/${said.id}/restore`)).statusCode).toBe(404);
  const { events } = (await admin('GET /api/audit?kind=commentRemoved')).json();
  expect(events[0]).toMatchObject({ subject_type: 'articleComment', subject_name: 'Tiago Nunes' });
  const answers = [];
  for (let place = 0; place < 31; place++)
    answers.push((await client(`POST /api/blog/posts/${post.id}/comments`, { text: `${place}` })).statusCode);
  expect(answers.at(-1)).toBe(429);
  const first = (await client(`GET /api/blog/posts/${post.id}/comments?limit=5`)).json();
  const next = (await client(`GET /api/blog/posts/${post.id}/comments?limit=5&after=${first.comments[4].id}`)).json();
  expect([first.hasMore, next.comments[0].text]).toEqual([true, '5']);
});

test('restores an article within ten minutes only', async () => {
  const post = await add({ title: 'Removido' });
  await admin(`DELETE /api/blog/posts/${post.id}`);
  expect((await client(`GET /api/blog/posts/${post.id}`)).statusCode).toBe(404);
  expect((await admin(`POST /api/blog/posts/${post.id}/restore`)).statusCode).toBe(200);
  expect((await show(post.id)).post.title).toBe('Removido');
  await admin(`DELETE /api/blog/posts/${post.id}`);
  const late = new Date(Date.now() - 601_000).toISOString();
  await server.database.write((db) => db.updateTable('blog_posts').set({ removed_at: late }).where('id', '=', post.id).execute());
  expect((await admin(`POST /api/blog/posts/${post.id}/restore`)).json().type).toBe('undo-expired');
});

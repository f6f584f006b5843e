import { beforeAll, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Employee } from '../contract.ts';

const { client } = testDemo();
let all: Employee[];
beforeAll(async () => {
  all = (await client('GET /api/datatables/initial-data')).json();
});

async function list(query: string): Promise<{ allData: Employee[]; invoices: Employee[]; total: number }> {
  const answer = await client(`GET /api/datatables/data?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('the table has a hundred employees, in the specified shape', () => {
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(all.map(({ email }) => email)).size).toBe(100);
  for (const employee of all)
    expect(employee).toEqual({
      responsive_id: '',
      id: expect.any(Number),
      avatar: '',
      full_name: expect.stringMatching(/^\S+ \S+$/),
      post: expect.stringMatching(/./),
      email: expect.stringMatching(/^[a-z.]+@example\.com$/),
      city: expect.stringMatching(/./),
      start_date: expect.stringMatching(/^(0[1-9]|1[0-2])\/\d\d\/20\d\d$/),
      salary: expect.stringMatching(/^\$\d+\.\d\d$/),
      age: expect.stringMatching(/^\d\d$/),
      experience: expect.stringMatching(/^(1 Year|\d+ Years)$/),
      status: expect.toSatisfy((status: number) => [1, 2, 3, 4, 5].includes(status)),
    });
});

test('a page has ten by default, and the answer also contains all employees', async () => {
  const first = await list('q=&perPage=&page=');
  expect(first).toEqual({ allData: all, invoices: all.slice(0, 10), total: 100 });
  expect((await list('page=4&perPage=30')).invoices).toEqual(all.slice(90));
  expect(await list('page=12')).toMatchObject({ invoices: [], total: 100 });
});

test.each([
  ['inês peixoto', ({ full_name }: Employee) => full_name === 'Inês Peixoto'],
  ['INES', ({ full_name }: Employee) => full_name.startsWith('Inês')],
  ['fiscal de', ({ post }: Employee) => post.startsWith('Fiscal de')],
  ['cesar.leao@', ({ email }: Employee) => email === 'cesar.leao@example.com'],
  ['$9', ({ salary }: Employee) => salary.startsWith('$9')],
  ['/2019', ({ start_date }: Employee) => start_date.endsWith('/2019')],
  // No city is searched, and no match spans two fields.
  ['Teresina', () => false],
  ['_', () => false],
  ['%', () => false],
])('«%s» finds those with it in a field that is searched', async (q, isMeant) => {
  const { allData, invoices, total } = await list(`perPage=100&q=${encodeURIComponent(q)}`);
  expect(invoices).toEqual(all.filter(isMeant));
  expect([allData.length, total]).toEqual([100, invoices.length]);
});

test('an age finds its employees, and those whose salary or date has the same digits', async () => {
  const { invoices } = await list('perPage=100&q=59');
  for (const employee of all.filter(({ age }) => age === '59')) expect(invoices).toContainEqual(employee);
});

test.each(['page=0', 'page=x', 'perPage=0', 'perPage=101', `q=${'x'.repeat(201)}`])('«%s» is refused', async (query) => {
  expect((await client(`GET /api/datatables/data?${query}`)).statusCode).toBe(400);
});

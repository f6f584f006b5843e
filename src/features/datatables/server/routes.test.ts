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

const amountOf = ({ salary }: Employee) => Number(salary.slice(1));
const dayOf = ({ start_date }: Employee) => `${start_date.slice(6)}/${start_date.slice(0, 5)}`;
const measures: Record<string, (employee: Employee) => string | number> = {
  full_name: ({ full_name }) => full_name,
  email: ({ email }) => email,
  start_date: dayOf,
  salary: amountOf,
  status: ({ status }) => status,
  city: ({ city }) => city,
  age: ({ age }) => Number(age),
};

test.each(Object.entries(measures))('sorts all pages by %s in both directions, equal ones by id', async (sort, measureOf) => {
  const compare = (a: Employee, b: Employee) => {
    const [one, other] = [measureOf(a), measureOf(b)];
    return typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'pt');
  };
  const ascending = all.toSorted((a, b) => compare(a, b) || a.id - b.id);
  expect((await list(`sort=${sort}&perPage=30&page=2`)).invoices).toEqual(ascending.slice(30, 60));
  const descending = all.toSorted((a, b) => compare(b, a) || a.id - b.id);
  expect((await list(`sort=${sort}&order=desc&perPage=100`)).invoices).toEqual(descending);
});

test.each<[string, (employee: Employee) => boolean]>([
  ['city=Recife', ({ city }) => city === 'Recife'],
  ['city=S%C3%A3o%20Paulo', ({ city }) => city === 'São Paulo'],
  ['city=recife', () => false],
  ['status=3', ({ status }) => status === 3],
  ['salaryMin=9000', (employee) => amountOf(employee) >= 9000],
  ['salaryMax=9000.5', (employee) => amountOf(employee) <= 9000.5],
  ['status=2&salaryMin=5000&salaryMax=12000&q=a', (one) => one.status === 2 && amountOf(one) >= 5000 && amountOf(one) <= 12_000],
  ['city=&status=&salaryMin=&salaryMax=&sort=', () => true],
])('«%s» filters, and counts what is left', async (query, isMeant) => {
  const { allData, invoices, total } = await list(`perPage=100&${query}`);
  expect(invoices).toEqual(all.filter(isMeant));
  expect([allData.length, total]).toEqual([100, invoices.length]);
});

test('a salary on the boundary is within it', async () => {
  const [{ id, ...one }] = all as [Employee];
  const { invoices } = await list(`perPage=100&salaryMin=${one.salary.slice(1)}&salaryMax=${one.salary.slice(1)}`);
  expect(invoices.map((found) => found.id)).toEqual([id]);
});

test.each(['status=6', 'status=x', 'salaryMin=-1', 'salaryMax=x', 'sort=words', 'order=up', `city=${'x'.repeat(61)}`])(
  '«%s» is refused too',
  async (query) => {
    expect((await client(`GET /api/datatables/data?${query}`)).statusCode).toBe(400);
  },
);

test.each(['page=0', 'page=x', 'perPage=0', 'perPage=101', `q=${'x'.repeat(201)}`])('«%s» is refused', async (query) => {
  expect((await client(`GET /api/datatables/data?${query}`)).statusCode).toBe(400);
});

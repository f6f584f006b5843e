import { beforeEach, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin, client } = testDemo();

const read = async () => (await client('GET /api/empresa')).json();
const save = async (change: object, as = admin) => as('PUT /api/empresa', { ...(await read()), ...change });
beforeEach(() => server.database.write((db) => db.deleteFrom('empresa').execute()));

const valid = { razaoSocial: 'Ipê Ltda.', cnpj: '12.abc.345/01de-35' };

test('the company is empty at first, then as it was saved, with numbers without their marks', async () => {
  expect(await read()).toMatchObject({ razaoSocial: '', cnpj: '', uf: '', version: 0 });
  const saved = await save({ ...valid, representanteCpf: '529.982.247-25', cep: '13.000-000', uf: 'SP', municipio: ' Vale Verde ' });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await read()).toMatchObject({
    ...{ razaoSocial: 'Ipê Ltda.', cnpj: '12ABC34501DE35', representanteCpf: '52998224725', cep: '13000000' },
    ...{ uf: 'SP', municipio: 'Vale Verde', version: 1 },
  });
  const [event] = (await admin('GET /api/audit?kind=empresaEdited')).json().events;
  expect(event).toMatchObject({ subject_name: 'Ipê Ltda.', details: { fields: expect.arrayContaining(['cnpj', 'razaoSocial']) } });
  expect(JSON.stringify(event.details)).not.toContain('52998224725');
});

test('the company is refused with each field and its reason', async () => {
  const faults = async (change: object) => (await save({ ...valid, ...change })).json().faults;
  expect(await faults({ razaoSocial: ' ', cnpj: '' })).toEqual([
    { path: 'body.razaoSocial', message: 'é obrigatório' },
    { path: 'body.cnpj', message: 'é obrigatório' },
  ]);
  expect(await faults({ cnpj: '12.ABC.345/01DE-36' })).toMatchObject([
    { path: 'body.cnpj', message: expect.stringMatching(/^não é um CNPJ/) },
  ]);
  expect(await faults({ representanteCpf: '529.982.247-24', cep: '123', email: 'x' })).toMatchObject([
    { path: 'body.cep' },
    { path: 'body.email' },
    { path: 'body.representanteCpf' },
  ]);
  expect(await faults({ uf: 'XX' })).toMatchObject([{ path: 'body.uf' }]);
});

test('a change that someone else has overtaken is refused, and clients may only read', async () => {
  await save(valid);
  const { version } = await read();
  await save({ ...valid, telefone: '1' });
  const late = await save({ ...valid, telefone: '2', version });
  expect([late.statusCode, late.json().type]).toEqual([409, 'conflict']);
  expect((await read()).telefone).toBe('1');
  const first = await save({ ...valid, version: 0 });
  expect(first.statusCode).toBe(409);
  expect((await save(valid, client)).statusCode).toBe(403);
});

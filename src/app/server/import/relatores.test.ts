// Who reports on a bill, and who decides on it.
import { beforeEach, expect, test } from 'vitest';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { camaraAnswer, camaraPage, senadoPage, stepRecord } from '#features/projetosDeLei/server/import/sources/fixtures.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin } = testDemo();
beforeEach(() => server.database.write((db) => db.deleteFrom('projetos').execute()));

async function bill() {
  const { id } = await server.database.read.selectFrom('projetos').select('id').executeTakeFirstOrThrow();
  return (await admin(`GET /api/projetos-de-lei/${id}`)).json();
}
const naming = (sequencia: number, name: string) => stepRecord(sequencia, { despacho: `Designado Relator, Dep. ${name} (PSB-CE)` });

test('the last step that names a rapporteur says who it is, in any order of files', async () => {
  const page = camaraPage({}, { despacho: '', apreciacao: 'Sujeita à Apreciação Conclusiva pelas Comissões' });
  const steps = camaraAnswer([naming(2, 'Rui Paz'), naming(5, 'Ana Lima'), stepRecord(6)], 'proposicoes/77001/tramitacoes');
  for (const files of [
    [[page], steps],
    [steps, [page], [page]],
  ]) {
    await server.database.write((db) => db.deleteFrom('projetos').execute());
    for (const file of files) await importFile(admin, file);
    expect(await bill()).toMatchObject({
      relator: 'Dep. Ana Lima (PSB-CE)',
      apreciacao: 'Sujeita à Apreciação Conclusiva pelas Comissões',
    });
  }
  expect((await admin('GET /api/projetos-de-lei/export', undefined, { 'accept-language': 'pt' })).body).toContain(
    ';Dep. Ana Lima (PSB-CE);',
  );
});

test('a page of the Senado names its rapporteur', async () => {
  const person = { NomeParlamentar: 'Eva Sol', SiglaPartidoParlamentar: 'PT', UfParlamentar: 'BA' };
  await importFile(admin, [senadoPage({ RelatoriaAtual: { Relator: { IdentificacaoParlamentar: person } } })]);
  expect((await bill()).relator).toBe('Eva Sol (PT-BA)');
});

import { expect, test } from 'vitest';
import { languages } from '#kit/errors.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { comprasRecord, controlNumber, pncpRecord } from '../import/sources/fixtures.ts';
import { importFile } from '../import/testImport.ts';

const { server, admin } = testDemo();

const ofSheets = `numero_controle;numero;ano;orgao;cnpj;uasg;unidade;modalidade;objeto;situacao;srp;valor_estimado;publicacao;encerramento;link_origem;informacao;portal
;81;2026;Órgão A;11222333000181;160482;Almoxarifado;Pregão;Compra de ioiôs;Suspensa;sim;112,875;14/05/2026 09:15;28/05/2026 08:00;https://a.example/1;Duas palavras;Portal A
${controlNumber(31)};90031;2026;Órgão B;;;Setor;Dispensa;Compra de piões;;não;1.234,5;15/05/2026;;;;
`;

const notices = () => server.database.read.selectFrom('licitacoes').selectAll().orderBy('id').execute();

test('an export is imported again in each language without a change', async () => {
  await importFile(admin, [
    ...[pncpRecord(), pncpRecord({ numeroControlePNCP: controlNumber(21), situacaoCompraId: 2, situacaoCompraNome: 'Revogada' })],
    pncpRecord({ numeroControlePNCP: controlNumber(22), valorTotalEstimado: 112.875, dataEncerramentoProposta: '9999-12-31T00:00:00' }),
  ]);
  await importFile(admin, { resultado: [comprasRecord({ numeroControlePNCP: controlNumber(23), contratacaoExcluida: true })] });
  await importFile(admin, ofSheets);
  const before = await notices();
  for (const language of languages) {
    const { body } = await admin('GET /api/licitacoes/export', undefined, { 'accept-language': language });
    const run = await importFile(admin, body);
    expect([language, run]).toMatchObject([
      language,
      { tipo: 'planilha-licitacoes', lidos: before.length, inalterados: before.length, rejeitados: 0, avisos: 0, previa: { rejeitos: [] } },
    ]);
    expect(await notices()).toEqual(before);
  }
});

test('an export has the portal’s address of a notice whose source gives none', async () => {
  const { body } = await admin('GET /api/licitacoes/export', undefined, { 'accept-language': 'pt' });
  const [cnpj] = controlNumber(23).split('-');
  expect(body.split('\r\n').find((line) => line.includes(controlNumber(23)))).toContain(
    `;https://pncp.gov.br/app/editais/${cnpj}/2026/23;`,
  );
});

test('the situations of an export that is new here say what they say', async () => {
  const row = (situacao: string, number: number) => `${controlNumber(number)};${number};2026;Órgão C;Pregão;Compra;${situacao};20/05/2026`;
  const heading = (language: string, situacao: string) =>
    `numero_controle;numero;ano;orgao;modalidade;objeto;${situacao};publicacao\n${language}`;
  const rows = [row('Homologada', 51), row('Encerrada', 52), row('Retirada', 53), row('Revogada', 54)].join('\n');
  expect(await importFile(admin, heading(rows, 'Situação'))).toMatchObject({ novos: 4, rejeitados: 0 });
  const german = [row('Zuschlag erteilt', 61), row('In Prüfung', 62), row('Zurückgezogen', 63), row('Aufgehoben', 64)].join('\n');
  expect(await importFile(admin, heading(german, 'Stand'))).toMatchObject({ novos: 4, rejeitados: 0 });
  const found = (await notices())
    .filter(({ orgao }) => orgao === 'Órgão C')
    .map(({ situacao_codigo, excluida }) => [situacao_codigo, excluida]);
  const expected = [1, 1, 1, 2].map((code, place) => [code, place === 2]);
  expect(found).toEqual([...expected, ...expected]);
});

import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { plainPdf } from '#kit/server/files/plainPdf.ts';
import { day, testCertidoes } from './testCertidoes.ts';

const { admin, client, sentFile, added } = testCertidoes();

const zip = async (ids: readonly number[], more = '') => client(`GET /api/certidoes/zip?${ids.map((id) => `ids=${id}`).join('&')}${more}`);
const inPt = (of: string) => of.split('-').toReversed().join('/');

test('a ZIP file has the chosen files, named and numbered in their order, with an index', async () => {
  const file = async (text: string) => (await sentFile(text)).id;
  const federal = await added({ numero: '12/345', emissor: 'Receita', vence_em: day(9), arquivo: await file('federal') });
  const fgts = await added({ tipo: 'crfFgts', emitida_em: day(-3), arquivo: await file('fgts') });
  const paperless = await added({ tipo: 'outro', titulo: 'Só no balcão' });
  const answer = await zip([fgts.id, federal.id, paperless.id, fgts.id]);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const parts = unzipSync(answer.rawPayload);
  expect(Object.keys(parts)).toEqual(['01 CRF do FGTS.pdf', '02 CND federal – 12-345.pdf', '00 Índice.txt']);
  expect(Buffer.from(parts['02 CND federal – 12-345.pdf'] ?? []).equals(plainPdf(['federal']))).toBe(true);
  const index = Buffer.from(parts['00 Índice.txt'] ?? []).toString();
  expect(index.split('\r\n').filter(Boolean)).toEqual([
    '\uFEFFÍNDICE DE DOCUMENTOS',
    '01 CRF do FGTS',
    `   emissão ${inPt(day(-3))} · sem vencimento · 01 CRF do FGTS.pdf`,
    '02 CND federal',
    `   nº 12/345 · Receita · válido até ${inPt(day(9))} · 02 CND federal – 12-345.pdf`,
    '03 Só no balcão',
    '   sem vencimento · sem arquivo',
  ]);
});

test('of a day it has the issues that are valid then, and refuses documents without one', async () => {
  const certidao = await added({ numero: 'velha', emitida_em: day(-60), vence_em: day(-1), arquivo: (await sentFile('velha')).id });
  await admin(`POST /api/certidoes/${certidao.id}/renew`, {
    ...{ numero: 'nova', emissor: '', emitida_em: day(0), vence_em: day(9) },
    ...{ arquivo: (await sentFile('nova')).id, version: certidao.version },
  });
  const names = async (on: string) => Object.keys(unzipSync((await zip([certidao.id], `&on=${on}`)).rawPayload));
  expect(await names(day(-2))).toContain('01 CND federal – velha.pdf');
  expect(await names(day(1))).toContain('01 CND federal – nova.pdf');
  expect((await zip([certidao.id], `&on=${day(10)}`)).json()).toMatchObject({ status: 409, type: 'conflict' });
  expect((await zip([certidao.id, 999_999])).statusCode).toBe(409);
  expect((await client('GET /api/certidoes/zip')).json().faults).toMatchObject([{ path: 'query.ids' }]);
});

// A page of notices of any size, as PNCP would send it: the demonstration's objects, órgãos and places under new control numbers.
import { demoNotices } from '#features/licitacoes/server/demo/demo.ts';
import { pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';

/** Approximate size of each yielded piece in bytes. */
const PIECE = 1 << 20;

/** Ends after so many notices, or at the first one beyond so many bytes. */
export function* noticePage({ notices = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY }): Generator<string> {
  const demo = demoNotices(new Date());
  let piece = '{"data":[';
  let written = 0;
  for (let i = 0; i < notices && written < bytes; i++) {
    const { notice } = demo[i % demo.length] as (typeof demo)[number];
    const record = pncpRecord({
      numeroControlePNCP: `${String(10_000_000_000_000 + i)}-1-000001/2026`,
      numeroCompra: String(i),
      objetoCompra: notice.objeto,
      orgaoEntidade: { cnpj: notice.orgao_cnpj, razaoSocial: notice.orgao, poderId: 'E', esferaId: 'M' },
      unidadeOrgao: {
        codigoUnidade: notice.uasg,
        nomeUnidade: notice.unidade,
        codigoIbge: notice.ibge,
        municipioNome: notice.municipio,
        ufSigla: notice.uf,
      },
      valorTotalEstimado: notice.valor_estimado,
    });
    piece += `${i === 0 ? '' : ','}${JSON.stringify(record)}`;
    if (piece.length < PIECE) continue;
    written += Buffer.byteLength(piece);
    yield piece;
    piece = '';
  }
  yield `${piece}],"totalRegistros":1}`;
}

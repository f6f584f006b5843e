// The demo atas: one for each supplier of what the demo notices registered prices for. Their dates move with those of the notices.
import { saveRecords } from '#brasil/server/records/saveRecords.ts';
import { dayLater } from '#brasil/vigencia.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { atasTable } from '../import/kinds.ts';
import type { AtaRead } from '../tables.ts';

/** An ata is signed so many days after its award, and published two later. */
const [daysToSign, daysToPublish] = [5, 2];
/** Days that atas are valid; the last of four was shortened. */
const validity = [365, 365, 365, 120];
/** One ata in so many was cancelled after this number of days. */
const [oneOf, cancelledAfter] = [23, 30];

/** Inserts them, and moves their dates to the current day. */
export async function seedAtas(db: Queries, today: Date): Promise<void> {
  for (const some of inBatches(await demoAtas(db, dayInBrasilia(today))))
    await saveRecords(
      db,
      atasTable,
      some.map((read) => ({ read, digest: 'demo' })),
      null,
    );
}

async function demoAtas(db: Queries, today: string): Promise<AtaRead[]> {
  const rows = await db
    .selectFrom('licitacoes')
    .innerJoin('resultados', 'resultados.licitacao_id', 'licitacoes.id')
    .where('licitacoes.fonte', '=', 'demo')
    .where('srp', '=', true)
    .where('resultados.cancelado', '=', false)
    .select(['licitacoes.id', 'controle', 'licitacoes.ano', 'licitacoes.objeto', 'orgao', 'orgao_cnpj', 'licitacoes.unidade', 'uasg'])
    .select(['orgao_subrogado', 'orgao_subrogado_cnpj', 'unidade_subrogada', 'uasg_subrogada', 'plataforma'])
    .select(['fornecedor_documento', (is) => is.fn.min('resultados.data').as('data')])
    .groupBy(['licitacoes.id', 'fornecedor_documento'])
    .orderBy('licitacoes.id')
    .orderBy('fornecedor_documento')
    .execute();
  const places = new Map<number, number>();
  return rows.flatMap(({ id, controle, data, fornecedor_documento: _, ...notice }): AtaRead[] => {
    const place = (places.get(id) ?? 0) + 1;
    places.set(id, place);
    const assinatura = data && dayLater(data, daysToSign);
    if (!assinatura || dayLater(assinatura, daysToPublish) > today) return [];
    const publicacao = startOfDayInBrasilia(dayLater(assinatura, daysToPublish));
    const cancelamento = id % oneOf === 0 ? dayLater(assinatura, cancelledAfter) : null;
    const cancelada = cancelamento !== null && cancelamento <= today;
    const { orgao_subrogado, orgao_subrogado_cnpj, unidade_subrogada, uasg_subrogada, plataforma, ...said } = notice;
    return [
      {
        ...said,
        controle: `${controle}-${String(place).padStart(6, '0')}`,
        compra_controle: controle,
        fonte: 'demo',
        numero: String(id * 3 + place).padStart(5, '0'),
        orgao_subrogado: orgao_subrogado ?? '',
        orgao_subrogado_cnpj: orgao_subrogado_cnpj ?? '',
        unidade_subrogada: unidade_subrogada ?? '',
        uasg_subrogada: uasg_subrogada ?? '',
        adesao: id % 3 === 0,
        cancelada,
        cancelamento: cancelada ? cancelamento : null,
        assinatura,
        vigencia_inicio: assinatura,
        vigencia_fim: dayLater(assinatura, validity[id % validity.length] as number),
        publicacao,
        atualizacao: publicacao,
        plataforma: plataforma ?? '',
      },
    ];
  });
}

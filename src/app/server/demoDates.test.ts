// The dates of the demonstration, as it is filled and some days later: nothing has happened that is yet to come, and one thing
// follows another.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isBusinessDay } from '#brasil/server/officeDays.ts';
import { cnpjOfEmpresa } from '#features/empresa/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { type TestServer, testServer } from '#kit/server/testing/testServer.ts';

const DAY_MS = 86_400_000;

/** Columns of what is planned, due, runs out, or tells of such a date. */
const planned = new Set([
  ...['licitacoes.abertura', 'licitacoes.encerramento', 'licitacoes.prazo', 'licitacoes.referencia', 'licitacoes_contagem.dia'],
  ...['licitacoes_alteracoes.antes', 'licitacoes_alteracoes.depois', 'follow_dates_told.at'],
  ...['contratos.vigencia_fim', 'contratos_versoes.vigencia_antes', 'contratos_versoes.vigencia_depois'],
  ...['contratos_alteracoes.antes', 'contratos_alteracoes.depois', 'atas.vigencia_fim', 'pca_itens.desejada'],
  ...['certidao_versoes.vence_em', 'dns_entries.vencimento', 'dns_entries.vigencia', 'propostas_checklist.prazo', 'propostas.contrato_fim'],
  ...['projetos.proxima_tramitacao', 'projetos_tramitacoes.data', 'calendar_events.start_at', 'calendar_events.end_at'],
  ...['tasks.due_on', 'task_places.due_key', 'refresh_tokens.expires_at'],
]);
const isMoment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/;

describe.each([
  ['as it is filled', 0],
  ['filled nine days ago and moved', 9],
])('%s', (_, daysAgo) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - daysAgo * DAY_MS });
    try {
      expect(await server.seedDemo()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect(await server.seedDemo()).toBe(daysAgo > 0);
  });
  afterAll(() => server.close());

  test('nothing has happened in the future', async () => {
    const { read } = server.database;
    const now = new Date();
    const [moment, day] = [now.toISOString(), dayInBrasilia(now)];
    const found = new Map<string, object>();
    for (const { name } of await read.introspection.getTables())
      for (const row of await read
        .selectFrom(name as 'users')
        .selectAll()
        .execute())
        for (const [column, value] of Object.entries(row))
          if (typeof value === 'string' && isMoment.test(value) && value > (value.includes('T') ? moment : day))
            found.set(`${name}.${column}`, row);
    expect([...found].filter(([column]) => !planned.has(column))).toEqual([]);
  });

  test('notices are published, open, close and have their result in this order', async () => {
    const rows = await server.database.read
      .selectFrom('licitacoes')
      .leftJoin('resultados', 'resultados.licitacao_id', 'licitacoes.id')
      .select(['licitacoes.id', 'publicacao', 'abertura', 'encerramento', 'data'])
      .execute();
    expect(rows.length).toBeGreaterThan(600);
    expect(rows.filter(({ publicacao, abertura, encerramento, data }) => !inOrder(publicacao, abertura, encerramento, data))).toEqual([]);
  });

  test('offers are begun after the publication, sent before the session, and end after the result', async () => {
    const { read } = server.database;
    const offers = await read
      .selectFrom('propostas')
      .innerJoin('licitacoes', 'licitacoes.id', 'propostas.licitacao_id')
      .select(['propostas.id', 'etapa', 'created_at', 'etapa_desde', 'decidida_em', 'encerrada_em', 'publicacao', 'prazo'])
      .select((is) =>
        is
          .selectFrom('resultados')
          .select(({ fn }) => fn.min('data').as('data'))
          .whereRef('licitacao_id', '=', 'licitacoes.id')
          .as('resultado'),
      )
      .where('is_demo', '=', true)
      .execute();
    const steps = await read
      .selectFrom('propostas_alteracoes')
      .select(['proposta_id', 'depois', 'alterada_em'])
      .where('campo', '=', 'etapa')
      .orderBy('version')
      .execute();
    const entries = await read.selectFrom('propostas_checklist').select(['proposta_id', 'feito_em']).execute();
    const wrong = offers.filter(({ id, publicacao, prazo, resultado, ...offer }) => {
      const own = steps.filter(({ proposta_id }) => proposta_id === id);
      const at = (etapa: string) => own.find(({ depois }) => depois === etapa)?.alterada_em ?? null;
      const sent = at('enviada');
      const checklist = entries.filter(({ proposta_id }) => proposta_id === id);
      const isDone =
        checklist.length > 0 && checklist.every(({ feito_em }) => feito_em !== null && inOrder(offer.created_at, feito_em, sent));
      return !(
        inOrder(publicacao, offer.created_at, ...own.map(({ alterada_em }) => alterada_em)) &&
        inOrder(offer.created_at, offer.decidida_em, offer.encerrada_em ?? offer.etapa_desde) &&
        offer.etapa_desde === own.at(-1)?.alterada_em &&
        inOrder(sent, prazo, at('disputa'), at('ganha') ?? at('perdida')) &&
        inOrder(resultado, at('ganha') ?? at('perdida')) &&
        (sent === null || isDone)
      );
    });
    expect(offers.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  test('what checklists propose is due on business days, before the session', async () => {
    const entries = await server.database.read
      .selectFrom('propostas_checklist')
      .innerJoin('propostas', 'propostas.id', 'propostas_checklist.proposta_id')
      .innerJoin('licitacoes', 'licitacoes.id', 'propostas.licitacao_id')
      .select(['propostas_checklist.prazo as due', 'licitacoes.prazo as session'])
      .where('propostas_checklist.prazo', 'is not', null)
      .execute();
    expect(entries.length).toBeGreaterThan(40);
    const isWrong = ({ due, session }: { due: string | null; session: string | null }) =>
      !isBusinessDay(Date.parse(due ?? '') / DAY_MS) || (due ?? '') > dayInBrasilia(session ?? '');
    expect(entries.filter(isWrong)).toEqual([]);
  });

  test('contracts and atas are signed after the result, published later, and amended before they end', async () => {
    const { read } = server.database;
    const contracts = await read
      .selectFrom('contratos')
      .innerJoin('licitacoes', 'licitacoes.controle', 'contratos.compra_controle')
      .innerJoin('resultados', 'resultados.licitacao_id', 'licitacoes.id')
      .leftJoin('contratos_versoes', 'contrato_id', 'contratos.id')
      .select(['contratos.id', 'data', 'assinatura', 'vigencia_inicio', 'vigencia_fim', 'contratos.publicacao', 'contratos.atualizacao'])
      .select(['mudada_em', 'vigencia_antes', 'vigencia_depois'])
      .execute();
    expect(contracts.length).toBeGreaterThan(50);
    const isWrong = ({ data, assinatura, vigencia_inicio, vigencia_fim, publicacao, ...more }: (typeof contracts)[number]) =>
      !inOrder(data, assinatura, vigencia_inicio, publicacao, more.mudada_em, more.atualizacao) ||
      !inOrder(vigencia_inicio, vigencia_fim) ||
      !inOrder(vigencia_inicio, more.mudada_em, more.vigencia_antes, more.vigencia_depois);
    expect(contracts.filter(isWrong)).toEqual([]);
    const won = await read
      .selectFrom('propostas')
      .innerJoin('licitacoes', 'licitacoes.id', 'propostas.licitacao_id')
      .innerJoin('contratos', 'compra_controle', 'licitacoes.controle')
      .select(['propostas.id', 'encerrada_em', 'assinatura'])
      .where('propostas.etapa', '=', 'ganha')
      .where('contratos.fornecedor_documento', '=', await cnpjOfEmpresa(read))
      .execute();
    expect(won.length).toBeGreaterThan(3);
    expect(won.filter(({ encerrada_em, assinatura }) => !inOrder(encerrada_em, assinatura))).toEqual([]);
    const atas = await read
      .selectFrom('atas')
      .innerJoin('licitacoes', 'licitacoes.controle', 'atas.compra_controle')
      .innerJoin('resultados', 'resultados.licitacao_id', 'licitacoes.id')
      .select(['atas.id', 'data', 'assinatura', 'atas.publicacao', 'vigencia_fim', 'cancelamento'])
      .execute();
    expect(atas.filter(({ data, assinatura, publicacao }) => !inOrder(data, assinatura, publicacao))).toEqual([]);
    expect(atas.filter(({ assinatura, cancelamento, vigencia_fim }) => !inOrder(assinatura, cancelamento ?? vigencia_fim))).toEqual([]);
  });
});

/** Whether the known ones follow each other; days and moments are compared by their days in Brasília. */
function inOrder(...moments: (string | null)[]): boolean {
  const known = moments.flatMap((moment) => moment ?? []);
  const dayOf = (moment: string) => (moment.includes('T') ? dayInBrasilia(moment) : moment);
  return known.every((moment, place) => {
    const before = known[place - 1];
    if (before === undefined) return true;
    return before.length === moment.length ? before <= moment : dayOf(before) <= dayOf(moment);
  });
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dayNumberInBrasilia, isBusinessDay } from '#brasil/server/officeDays.ts';
import { ufs } from '#brasil/ufs.ts';
import { modalidades } from '../../codes.ts';
import { derive } from '../import/notice.ts';
import { noParts, withoutWinner } from '../import/outcome.ts';
import { listAlteracoes } from './alteracoes.ts';
import { type DemoNotice, demoContas, demoNotices } from './demo.ts';
import { withCheckDigits } from './identifiers.ts';
import { municipios } from './municipios.ts';

const days = ['2026-11-20', '2026-11-22', '2027-02-09', '2027-03-26', '2028-01-01', '2028-02-29'];
const noonOf = (day: string) => new Date(`${day}T15:00:00.000Z`);
const demos = demoNotices(noonOf('2026-11-20'));
const notices = demos.map(({ notice }) => notice);
const cents = (reais: number | null | undefined) => Math.round((reais ?? 0) * 100);

function statusOn({ notice, lotes, resultados }: DemoNotice, now: Date): 'aberta' | 'andamento' | 'fechada' {
  const { encerrada, prazo, referencia } = derive(notice, {
    ...noParts,
    noWinnerPossible: lotes.every(({ situacao_codigo }) => withoutWinner.includes(situacao_codigo)),
    hasWinner: resultados.some(({ cancelado }) => !cancelado),
  });
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  if (encerrada || referencia < yearAgo.toISOString()) return 'fechada';
  return prazo && prazo >= now.toISOString() ? 'aberta' : 'andamento';
}

function shareOf(status: string, some: DemoNotice[], now: Date): number {
  return some.filter((demo) => statusOn(demo, now) === status).length / some.length;
}

describe('demoNotices', () => {
  it('returns the same 600 notices throughout a day in Brasília', () => {
    expect(new Set(notices.map(({ controle }) => controle)).size).toBe(600);
    const morning = JSON.stringify(demoNotices(new Date('2026-11-20T03:00:00.000Z')));
    const night = JSON.stringify(demoNotices(new Date('2026-11-21T02:59:59.999Z')));
    expect(morning === night).toBe(true);
    expect(morning === JSON.stringify(demos)).toBe(true);
  });

  it('returns the same notices with other dates on another day', () => {
    const later = demoNotices(new Date('2027-08-04T15:00:00.000Z'));
    const undated = (some: DemoNotice[]) =>
      JSON.stringify(
        some.map(({ notice, lotes, resultados, documentos }) => [
          { ...notice, publicacao: '', abertura: '', encerramento: '', atualizacao: '' },
          lotes,
          resultados.map((resultado) => ({ ...resultado, data: '' })),
          documentos.map((documento) => ({ ...documento, publicacao: '' })),
        ]),
      );
    expect(undated(later) === undated(demos)).toBe(true);
    for (const [place, { notice }] of later.entries()) {
      expect(notice.publicacao > (notices[place]?.publicacao ?? '')).toBe(true);
      expect(notice.atualizacao > (notices[place]?.atualizacao ?? '')).toBe(true);
    }
  });

  it('covers every modalidade, every UF, every sphere and every situação', () => {
    expect(new Set(notices.map(({ modalidade_codigo }) => String(modalidade_codigo)))).toEqual(new Set(Object.keys(modalidades)));
    expect(new Set(notices.map(({ uf }) => uf))).toEqual(new Set(ufs));
    expect(new Set(notices.map(({ esfera }) => esfera))).toEqual(new Set(['F', 'E', 'M', 'D']));
    expect(new Set(notices.map(({ situacao_codigo }) => situacao_codigo))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(notices.map(({ objeto }) => objeto)).size).toBeGreaterThan(400);
    for (const said of ['srp', 'orcamento_sigiloso', 'excluida', 'tem_resultado'] as const)
      expect(new Set(notices.map((notice) => notice[said])).size).toBe(2);
    expect(Math.max(...notices.map(({ valor_estimado }) => valor_estimado ?? 0))).toBeGreaterThan(1e8);
  });

  it.each(days)('spreads the statuses evenly on %s', (date) => {
    const day = noonOf(date);
    const some = demoNotices(day);
    for (const status of ['aberta', 'andamento', 'fechada']) {
      expect(shareOf(status, some, day)).toBeGreaterThan(0.25);
      expect(shareOf(status, some, day)).toBeLessThan(0.42);
    }
  });

  it.each(days)('keeps offices closed on weekends and holidays, and time in order, on %s', (date) => {
    const day = noonOf(date);
    const some = demoNotices(day);
    const today = dayNumberInBrasilia(day);
    for (const { notice, lotes, documentos } of some) {
      const { publicacao, abertura, encerramento, atualizacao } = notice;
      for (const instant of [publicacao, abertura, encerramento, atualizacao, ...documentos.map((documento) => documento.publicacao)])
        if (instant) expect(new Date(instant).toISOString()).toBe(instant);
      expect(lotes.length).toBeLessThanOrEqual(12);
      expect(atualizacao >= publicacao).toBe(true);
      expect(dayNumberInBrasilia(new Date(atualizacao))).toBeLessThan(today);
      expect(isBusinessDay(dayNumberInBrasilia(new Date(publicacao)))).toBe(true);
      expect(today - dayNumberInBrasilia(new Date(publicacao))).toBeLessThan(550);
      if (!abertura || !encerramento) continue;
      expect(publicacao < abertura).toBe(true);
      expect(isBusinessDay(dayNumberInBrasilia(new Date(abertura)))).toBe(true);
      expect(isBusinessDay(dayNumberInBrasilia(new Date(encerramento)))).toBe(true);
      for (const hour of [abertura, encerramento].map((instant) => new Date(instant).getUTCHours() - 3))
        expect(hour >= 8 && hour < 18).toBe(true);
      const window = dayNumberInBrasilia(new Date(encerramento)) - dayNumberInBrasilia(new Date(abertura));
      expect(window >= 8 && window <= 45).toBe(true);
    }
  });

  it('has notices that open or close on the next business days', () => {
    const monday = new Date('2026-11-23T11:00:00.000Z');
    const moving = demoNotices(monday).flatMap(({ notice }) => [notice.abertura, notice.encerramento]);
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
      expect(moving.filter((instant) => instant?.startsWith(day)).length).toBeGreaterThan(1);
  });

  it('has lotes that sum up to the notice, to the cent', () => {
    for (const { notice, lotes, resultados } of demos) {
      expect(lotes.length).toBeGreaterThan(0);
      for (const { quantidade, valor_unitario, valor_total } of lotes)
        expect((quantidade ?? 0) * cents(valor_unitario)).toBe(cents(valor_total));
      const estimated = lotes.reduce((sum, lote) => sum + cents(lote.valor_total), 0);
      const awarded = resultados.reduce((sum, { valor_total, cancelado }) => sum + (cancelado ? 0 : cents(valor_total)), 0);
      expect(Number.isSafeInteger(estimated)).toBe(true);
      expect(cents(notice.valor_estimado)).toBe(estimated);
      expect(cents(notice.valor_homologado)).toBe(awarded);
      if (notice.orcamento_sigiloso) expect(notice.valor_estimado).toBeNull();
    }
  });

  it('has winners exactly for awarded lotes, and covers all kinds of results', () => {
    for (const { lotes, resultados } of demos) {
      const won = new Set(resultados.filter(({ cancelado }) => !cancelado).map(({ numero }) => numero));
      for (const { numero, situacao_codigo } of lotes) expect(won.has(numero)).toBe(situacao_codigo === 2);
    }
    expect(demos.some(({ resultados }) => resultados.some(({ cancelado }) => cancelado))).toBe(true);
    const shares = demos.flatMap(({ resultados }) => resultados.filter(({ sequencial, cancelado }) => sequencial === 1 && !cancelado));
    const seconds = demos.flatMap(({ resultados }) => resultados.filter(({ sequencial }) => sequencial === 2));
    expect(seconds.length).toBeGreaterThan(0);
    expect(seconds.length).toBeLessThan(shares.length);
  });

  it('has a short history of a few notices that ends in their current values', () => {
    const changes = listAlteracoes(demos);
    expect(new Set(changes.map(({ campo }) => campo))).toEqual(
      new Set(['situacao', 'titulo', 'encerramento', 'informacao', 'quantidade', 'valor_homologado', 'tem_resultado']),
    );
    for (const { controle, parte, campo, depois } of changes.filter(({ parte }) => parte === 'licitacao')) {
      const notice = notices.find((one) => one.controle === controle) as Record<string, unknown> | undefined;
      expect([parte, campo, String(notice?.[campo])]).toEqual(['licitacao', campo, depois]);
    }
  });

  it('has numbers with valid check digits', () => {
    const documents = [
      ...notices.map(({ orgao_cnpj }) => orgao_cnpj),
      ...demos.flatMap(({ resultados }) => resultados.map(({ fornecedor_documento }) => fornecedor_documento)),
    ];
    for (const cnpj of new Set(documents)) {
      expect(cnpj).toMatch(/^[0-9A-Z]{12}\d\d$/);
      expect(withCheckDigits(cnpj.slice(0, 12))).toBe(cnpj);
    }
    for (const { controle, orgao_cnpj, ano } of notices) expect(controle).toMatch(new RegExp(`^${orgao_cnpj}-1-\\d{6}/${ano}$`));
    for (const { ibge } of municipios) {
      const sum = [...ibge.slice(0, 6)].reduce(
        (total, digit, place) => total + [...String(Number(digit) * (1 + (place % 2)))].reduce((inner, one) => inner + Number(one), 0),
        0,
      );
      expect((10 - (sum % 10)) % 10).toBe(Number(ibge[6]));
    }
  });
});

describe('withCheckDigits', () => {
  it.each([
    ['000000000001', '91'],
    ['12ABC34501DE', '35'],
  ])('completes %s with %s', (twelve, digits) => expect(withCheckDigits(twelve)).toBe(`${twelve}${digits}`));
});

describe('demoContas', () => {
  it('gives órgãos of the demo an account with a valid IBAN', () => {
    const contas = demoContas();
    expect(new Set(contas.map(({ cnpj }) => cnpj)).size).toBe(contas.length);
    expect(notices.filter(({ orgao_cnpj }) => contas.some(({ cnpj }) => cnpj === orgao_cnpj)).length).toBeGreaterThan(100);
    for (const { iban, swift, demo } of contas) {
      expect(demo).toBe(true);
      expect(swift).toMatch(/^[A-Z]{4}BR[A-Z]0$/);
      expect(iban).toMatch(/^BR\d{25}[A-Z][A-Z0-9]$/);
      const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
      expect(BigInt(digits) % 97n).toBe(1n);
    }
  });
});

describe('isBusinessDay', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2026-11-23', true],
    ['2027-02-09', false],
    ['2027-03-26', false],
    ['2027-05-27', false],
    ['2027-03-29', true],
  ])('says of %s: %s', (day, open) => expect(isBusinessDay(Date.parse(day) / 86_400_000)).toBe(open));
});

it('has documents that open a file served with the pages', () => {
  const addresses = new Set(demoNotices(new Date()).flatMap(({ documentos }) => documentos.map(({ url }) => url)));
  expect(addresses.size).toBeGreaterThan(0);
  for (const address of addresses) {
    const file = readFileSync(new URL(`../../../../../public${address}`, import.meta.url), 'latin1');
    expect(file).toMatch(/^%PDF-[\s\S]*%%EOF\n$/);
  }
});

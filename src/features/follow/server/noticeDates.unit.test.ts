import { expect, test } from 'vitest';
import { NEVER } from '#kit/clock.ts';
import { type Dated, datesOf, nextDateOf, thisMoment } from './noticeDates.ts';

/** The usual case at PNCP: proposals begin on the day of publication, and the session opens when they end. */
const pregao: Dated = {
  publicacao: '2026-05-11T14:20:00.000Z',
  abertura: '2026-05-11T15:00:00.000Z',
  encerramento: '2026-05-27T12:00:00.000Z',
  modalidade_codigo: 6,
};
const deadline = (changed: Partial<Dated>) => datesOf({ ...pregao, ...changed }).find(({ kind }) => kind === 'impugnacao')?.at;

test('questions end three business days before the session, which opens when proposals end', () => {
  expect(datesOf(pregao)).toEqual([
    { kind: 'abertura', at: '2026-05-11T15:00:00.000Z', allDay: false },
    { kind: 'impugnacao', at: '2026-05-22T03:00:00.000Z', allDay: true },
    { kind: 'encerramento', at: '2026-05-27T12:00:00.000Z', allDay: false },
  ]);
});

test('without an end of proposals, the opening counts as the session', () => {
  for (const encerramento of [null, NEVER])
    expect(deadline({ abertura: '2026-05-27T12:00:00.000Z', encerramento })).toBe('2026-05-22T03:00:00.000Z');
});

test('a deadline may be on the day of publication, but not before', () => {
  expect(deadline({ publicacao: '2026-05-22T21:00:00.000Z' })).toBe('2026-05-22T03:00:00.000Z');
  expect(deadline({ publicacao: '2026-05-23T12:00:00.000Z' })).toBeUndefined();
  expect(deadline({ encerramento: NEVER })).toBeUndefined();
});

test('direct contracting has no deadline for questions', () => {
  expect([8, 9, 14].map((modalidade_codigo) => deadline({ modalidade_codigo }))).toEqual([undefined, undefined, undefined]);
});

test('the next date is the first upcoming one, and none while the notice is suspended', () => {
  const moment = thisMoment(new Date('2026-05-22T20:00:00.000Z'));
  const open = { ...pregao, encerrada: false, suspensa: false };
  expect(nextDateOf(open, moment)?.kind).toBe('impugnacao');
  expect(nextDateOf(open, thisMoment(new Date('2026-05-23T12:00:00.000Z')))?.kind).toBe('encerramento');
  expect(nextDateOf({ ...open, suspensa: true }, moment)).toBeUndefined();
});

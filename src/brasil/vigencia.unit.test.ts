import { expect, it } from 'vitest';
import { vigenciaOf } from './vigencia.ts';

const today = '2026-11-26';
const until = (vigencia_fim: string | null, rest: object = {}) =>
  vigenciaOf({ vigencia_inicio: '2026-01-01', vigencia_fim, ...rest }, today);

it('counts the last day as in force, and the days before it', () => {
  expect(until('2026-11-25')).toBe('encerrada');
  expect(until('2026-11-26')).toBe('vence30');
  expect(until('2026-12-26')).toBe('vence30');
  expect(until('2026-12-27')).toBe('vence90');
  expect(until('2027-02-24')).toBe('vence90');
  expect(until('2027-02-25')).toBe('vigente');
});

it('knows records without an end, that have not begun, and cancelled ones', () => {
  expect(until(null)).toBe('vigente');
  expect(until('2027-12-31', { vigencia_inicio: '2026-11-27' })).toBe('futura');
  expect(until('2027-12-31', { cancelada: true })).toBe('cancelada');
});

import { expect, test } from 'vitest';
import { outcomes, type PhaseFacts, phaseDateOf, phaseOf } from './phase.ts';

const now = '2026-11-22T12:00:00.000Z';
const before = '2026-11-01T12:00:00.000Z';
const later = '2026-12-12T13:00:00.000Z';
const facts: PhaseFacts = { status: 'aberta', suspensa: false, excluida: false, desfecho: '', abertura: before, encerramento: later };
const seen = (change: Partial<PhaseFacts>) => [phaseOf({ ...facts, ...change }, now), phaseDateOf({ ...facts, ...change }, now)];

test('goes from published to receiving proposals to evaluation, with the relevant date', () => {
  expect(seen({ abertura: later })).toEqual(['divulgada', { kind: 'from', at: later }]);
  expect(seen({ abertura: later, encerramento: null })).toEqual(['divulgada', { kind: 'from', at: later }]);
  expect(seen({})).toEqual(['recebendo', { kind: 'until', at: later }]);
  expect(seen({ abertura: null })).toEqual(['recebendo', { kind: 'until', at: later }]);
  expect(seen({ encerramento: '9999-12-31T23:59:59.999Z' })).toEqual(['recebendo', { kind: 'until', at: null }]);
  expect(seen({ status: 'andamento', encerramento: before })).toEqual(['julgamento', { kind: 'ended', at: before }]);
  expect(seen({ status: 'andamento', encerramento: null })).toEqual(['julgamento', { kind: 'ended', at: before }]);
});

test('shows direct contracting without dates as published', () => {
  expect(seen({ status: 'andamento', abertura: null, encerramento: null })).toEqual(['divulgada', undefined]);
});

test('is suspended whatever the dates, which still count', () => {
  expect(seen({ suspensa: true })).toEqual(['suspensa', { kind: 'until', at: later }]);
  expect(seen({ suspensa: true, status: 'andamento', encerramento: before })).toEqual(['suspensa', { kind: 'ended', at: before }]);
});

test('is closed by age alone or by an outcome, and then only past dates count', () => {
  expect(seen({ status: 'fechada', encerramento: before })).toEqual(['encerrada', { kind: 'ended', at: before }]);
  expect(seen({ status: 'fechada', suspensa: true })).toEqual(['encerrada', undefined]);
  for (const desfecho of outcomes) expect(seen({ status: 'fechada', desfecho })).toEqual([desfecho, undefined]);
});

test('is withdrawn whatever else it is', () => {
  expect(seen({ status: 'fechada', excluida: true, desfecho: 'homologada', encerramento: before })).toEqual([
    'retirada',
    { kind: 'ended', at: before },
  ]);
  expect(seen({ status: 'fechada', excluida: true, suspensa: true })).toEqual(['retirada', undefined]);
});

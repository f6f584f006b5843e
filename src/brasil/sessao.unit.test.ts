import { expect, test } from 'vitest';
import { NEVER } from '#kit/clock.ts';
import { sessionOf } from './sessao.ts';

const [early, late] = ['2026-05-11T15:00:00.000Z', '2026-05-27T12:00:00.000Z'];

test.each([
  [early, late, late],
  [late, early, late],
  [early, null, early],
  [null, late, late],
  [early, NEVER, early],
  [null, NEVER, null],
  [null, null, null],
])('of %s and %s the session is %s', (abertura, encerramento, session) => expect(sessionOf({ abertura, encerramento })).toBe(session));

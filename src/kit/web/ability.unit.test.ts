import { afterEach, expect, it } from 'vitest';
import { allow, may, onAbilityChange } from './ability.ts';

const read = { action: 'read', subject: 'Licitacao' };
const remove = { action: 'delete', subject: 'Licitacao' };

afterEach(() => allow(undefined));

it('allows the actions and subjects that are named, and no others', () => {
  allow({ id: 1, ability: [read] });
  expect([may(read), may(remove), may({ action: 'read', subject: 'User' })]).toEqual([true, false, false]);
  // A part of a rule's word is not that word.
  expect(may({ action: 'read', subject: 'Licitacoes' })).toBe(false);
});

it('allows every action on a subject that is managed', () => {
  allow({ id: 1, ability: [{ action: 'manage', subject: 'Licitacao' }] });
  expect([may(read), may(remove), may({ action: 'read', subject: 'User' })]).toEqual([true, true, false]);
});

it('allows an action on all subjects, and everything by both words', () => {
  allow({ id: 1, ability: [{ action: 'read', subject: 'all' }] });
  expect([may(read), may({ action: 'read', subject: 'User' }), may(remove)]).toEqual([true, true, false]);
  allow({ id: 1, ability: [{ action: 'manage', subject: 'all' }] });
  expect([may(remove), may({ action: 'anything', subject: 'Anything' })]).toEqual([true, true]);
});

it('does not take a permission to read for one to manage, nor a subject for all of them', () => {
  allow({ id: 1, ability: [read] });
  expect([may({ action: 'manage', subject: 'Licitacao' }), may({ action: 'read', subject: 'all' })]).toEqual([false, false]);
});

it('allows only the sign-in pages without a session, and nothing to an account without rules', () => {
  const signIn = { action: 'read', subject: 'Auth' };
  expect([may(signIn), may(read)]).toEqual([true, false]);
  allow({ id: 1, ability: [] });
  expect([may(signIn), may(read)]).toEqual([false, false]);
});

it('tells of each change until it is stopped', () => {
  let changes = 0;
  const stop = onAbilityChange(() => changes++);
  allow({ id: 1, ability: [read] });
  allow(undefined);
  stop();
  allow({ id: 1, ability: [read] });
  expect(changes).toBe(2);
});

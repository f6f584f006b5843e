import { describe, expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

describe('how hard a password is to guess', () => {
  it.each([
    ['abc', 'short'],
    ['12345678', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['senha123', 'weak'],
    ['Certame2026', 'weak'],
    ['Xk4pUwzr', 'fair'],
    ['Xk4p-Uwzr7q', 'good'],
    ['o cavalo bebe café às seis', 'strong'],
  ])('«%s» is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));

  it('gives little weight to what others know about the account', () => {
    expect(strengthOf('marina.souza.9', ['marina.souza@example.org'])).toBe('weak');
    expect(strengthOf('marina.souza.9')).not.toBe('weak');
  });
});

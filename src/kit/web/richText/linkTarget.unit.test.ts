import { describe, expect, it } from 'vitest';
import { isSafeTarget, linkTarget } from './linkTarget.ts';

describe('the address of a link', () => {
  it.each([
    ['https://pncp.gov.br/app', 'https://pncp.gov.br/app'],
    ['pncp.gov.br/app?q=1', 'https://pncp.gov.br/app?q=1'],
    ['exemplo.com:8080/a', 'https://exemplo.com:8080/a'],
    [' ana@exemplo.com ', 'mailto:ana@exemplo.com'],
    ['mailto:ana@exemplo.com', 'mailto:ana@exemplo.com'],
    ['tel:+556133330000', 'tel:+556133330000'],
  ])('%s is completed', (typed, target) => expect(linkTarget(typed)).toBe(target));

  it.each(['', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'edital', 'a b.com'])(
    '%j is refused',
    (typed) => expect(linkTarget(typed)).toBeUndefined(),
  );

  it('does not take what only looks like a page', () => expect(isSafeTarget('\u0001javascript:alert(1)//https://a.b')).toBe(false));

  it.each([
    ['/apps/calendar', '/apps/calendar'],
    [' /licitacoes?q=a#fim ', '/licitacoes?q=a#fim'],
    ['pncp.gov.br', 'https://pncp.gov.br'],
  ])('%s is one in a text of our own pages', (typed, target) => expect(linkTarget(typed, { ownPages: true })).toBe(target));

  it.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])('%j is none there either', (typed) => {
    expect(linkTarget(typed, { ownPages: true })).toBeUndefined();
    expect(isSafeTarget(typed, { ownPages: true })).toBe(false);
  });

  it('refuses internal links in texts that are sent', () => {
    expect(linkTarget('/apps/calendar')).toBeUndefined();
    expect(isSafeTarget('/apps/calendar')).toBe(false);
  });
});

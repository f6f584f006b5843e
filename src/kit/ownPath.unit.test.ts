import { describe, expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

describe('the path of an own page', () => {
  it.each([
    ['/', '/'],
    ['/apps/calendar?dia=2026-05-28#fim', '/apps/calendar?dia=2026-05-28#fim'],
    ['/pages/blog/../faq', '/pages/faq'],
    ['/busca?q=https://x.example', '/busca?q=https://x.example'],
  ])('%s', (href, path) => expect(ownPath(href)).toBe(path));

  it.each([
    ...[
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
    ],
    ...['/.//evil.example', '/a/..//evil.example', '/\\\\evil.example', '/%2e//evil.example'],
    ...['https://evil.example/', 'javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'apps/calendar', '#fim', '?q=a', ''],
  ])('%j is none', (href) => expect(ownPath(href)).toBeUndefined());
});

import { afterAll, expect, it, vi } from 'vitest';

// Other test files share these modules.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function below(prefix: string | undefined) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { prefix } } });
  return import('./pathPrefix.ts');
}

it('adds the prefix to our own addresses only', async () => {
  const { atPrefix } = await below('/certame');
  expect(['/', '/apps/email?a=1', '//elsewhere', 'https://a.example/', 'blob:x', ''].map(atPrefix)).toEqual([
    ...['/certame/', '/certame/apps/email?a=1', '//elsewhere', 'https://a.example/', 'blob:x', ''],
  ]);
  expect([atPrefix(null), atPrefix(undefined)]).toEqual([null, undefined]);
});

it('removes the prefix from whole path segments only', async () => {
  const { withoutPrefix, isBelowPrefix } = await below('/certame');
  expect(['/certame', '/certame/', '/certame/login', '/certame?a', '/certames', '/login'].map(withoutPrefix)).toEqual([
    ...['/', '/', '/login', '/?a', '/certames', '/login'],
  ]);
  expect(['/certame', '/certame/x', '/certames', '/'].map(isBelowPrefix)).toEqual([true, true, false, false]);
});

it('changes nothing without a prefix', async () => {
  const { atPrefix, withoutPrefix, isBelowPrefix, ownName } = await below(undefined);
  expect([atPrefix('/a'), withoutPrefix('/a'), isBelowPrefix('/a'), ownName('skin')]).toEqual(['/a', '/a', true, 'skin']);
});

it('gives each installation of a host name its own names', async () => {
  const { ownName } = await below('/teste');
  expect(ownName('skin')).toBe('/teste skin');
});

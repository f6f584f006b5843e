import { describe, expect, test } from 'vitest';
import { affectedBy } from './affected.mjs';

const files = [
  'src/kit/fold.ts',
  'src/kit/fold.unit.test.ts',
  'src/app/server/app.ts',
  'src/app/server/keys.test.ts',
  'src/features/faq/contract.ts',
  'src/features/faq/server/routes.ts',
  'src/features/faq/server/routes.test.ts',
  'src/features/faq/server/order.unit.test.ts',
  'src/features/faq/web/Screen.tsx',
  'src/features/faq/faq.e2e.ts',
  'src/features/shop/server/routes.test.ts',
  'src/features/shop/shop.e2e.ts',
  'src/app/server/product.processes.test.ts',
];
const references = [
  { from: 'src/kit/fold.unit.test.ts', to: 'src/kit/fold.ts' },
  { from: 'src/features/faq/server/routes.ts', to: 'src/kit/fold.ts' },
  { from: 'src/features/faq/server/order.unit.test.ts', to: 'src/features/faq/server/routes.ts' },
  { from: 'src/app/server/app.ts', to: 'src/features/faq/server/routes.ts' },
  { from: 'src/app/server/keys.test.ts', to: 'src/app/server/app.ts' },
  { from: 'src/features/faq/web/Screen.tsx', to: 'src/features/faq/contract.ts' },
];
const affected = (...changed: string[]) => affectedBy(changed, files, references);

describe('a change affects', () => {
  test('what imports it, however far, but not through what brings everything together', () => {
    const { unit, sqlite, browser } = affected('src/kit/fold.ts');
    expect(unit).toEqual(['src/kit/fold.unit.test.ts', 'src/features/faq/server/order.unit.test.ts']);
    expect([sqlite, browser]).toEqual([[], []]);
    expect(affected('src/app/server/app.ts').sqlite).toEqual(['src/app/server/keys.test.ts']);
  });

  test('all tests of its feature, on both engines and in the browser', () => {
    const { sqlite, postgres, browser, check } = affected('src/features/faq/server/routes.ts');
    expect(sqlite).toEqual(['src/features/faq/server/routes.test.ts']);
    expect(postgres).toEqual(sqlite);
    expect(browser).toEqual(['src/features/faq/faq.e2e.ts']);
    expect(check).toEqual(['server']);
  });

  test('no call where only a screen changes, and both sides where a contract does', () => {
    const screen = affected('src/features/faq/web/Screen.tsx');
    expect([screen.sqlite, screen.check]).toEqual([[], ['web']]);
    const contract = affected('src/features/faq/contract.ts');
    expect([contract.sqlite.length, contract.check]).toEqual([1, ['server', 'web']]);
    expect(affected('src/features/faq/faq.e2e.ts').check).toEqual(['tools']);
  });
});

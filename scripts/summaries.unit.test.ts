import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutSummaries } from './summaries.mjs';

test('summaries of calls are left out, and nothing else', () => {
  const code =
    "  list: endpoint('GET /api/a', {\n    access: 'admin',\n    summary: 'It’s \\'all\\'',\n    reply: Type.Object({ summary: Type.String() }),\n  }),\n";
  expect(withoutSummaries(code)).toBe(
    "  list: endpoint('GET /api/a', {\n    access: 'admin',\n    reply: Type.Object({ summary: Type.String() }),\n  }),\n",
  );
  const long = '    summary:\n      "The caller\'s settings",\n    query,\n';
  expect(withoutSummaries(long)).toBe('    query,\n');
});

test('a contract has none left', () => {
  const contract = readFileSync(join(import.meta.dirname, '../src/features/follow/contract.ts'), 'utf8');
  expect(contract).toContain('summary:');
  expect(withoutSummaries(contract)).not.toContain('summary:');
});

import { describe, expect, it } from 'vitest';
import { languages } from '#kit/errors.ts';
import { auditKinds } from '../contract.ts';
import { kindNames } from '../kindNames.ts';

describe.each(languages)('in %s', async (language) => {
  const { texts } = (await import(`./texts/${language}.ts`)) as typeof import('./texts/pt.ts');

  it('every kind has a sentence and a unique name', () => {
    expect(Object.keys(texts.sentence).sort()).toEqual([...auditKinds].sort());
    expect(new Set(Object.values(texts.sentence)).size).toBe(auditKinds.length);
    expect(new Set(Object.values(kindNames).map((names) => names[language])).size).toBe(auditKinds.length);
  });
});

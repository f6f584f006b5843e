const naming = /^Designad[oa]s?\s+(?:[oa]s?\s+)?Relator\w*(?:\(\w+\))?[^,:]{0,60}[,:]\s*([^(,;]{2,120}(?:\([^()]{1,40}\))?)/i;

/** Whom a step names to report on a bill, as it writes the name: `Designada Relatora, Dep. Ana Lima (PT-SP), para …`; empty if nobody. */
export function relatorIn(despacho: string): string {
  return naming.exec(despacho)?.[1]?.replace(/[\s.]+$/, '') ?? '';
}

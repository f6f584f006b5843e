// The rules of OCDS 1.1 that our releases must keep, for tests.
import { expect } from 'vitest';

type Json = { [name: string]: unknown };

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const statuses = ['planning', 'planned', 'active', 'cancelled', 'unsuccessful', 'complete', 'withdrawn'];

/** Fails if a release lacks what is required, has empty values, or refers to an organisation or an item that it does not have. */
export function checkRelease(release: Json): void {
  expect(release).toMatchObject({
    ocid: expect.stringMatching(/^ocds-[a-z0-9]{6}-./),
    id: expect.stringMatching(/-[0-9a-f]{16}$/),
    date: instant,
  });
  expect(release.initiationType).toBe('tender');
  const tender = release.tender as Json & { items?: Json[]; lots?: Json[]; value?: Json; tenderPeriod?: Json };
  const awards = (release.awards ?? []) as (Json & { suppliers?: Json[]; date?: string })[];
  expect(release.tag).toEqual(awards.length > 0 ? ['tender', 'award'] : ['tender']);
  expect(statuses).toContain(tender.status);
  expect(tender.id).toBeTruthy();
  if (tender.value) expect(tender.value).toEqual({ amount: expect.any(Number), currency: 'BRL' });
  for (const at of Object.values(tender.tenderPeriod ?? {})) expect(at).toEqual(instant);
  if (tender.procurementMethod) expect(['open', 'selective', 'limited', 'direct']).toContain(tender.procurementMethod);

  for (const { date } of awards) if (date) expect([date <= (release.date as string), date]).toEqual([true, date]);
  const parties = (release.parties ?? []) as { id: string; roles: string[]; identifier?: { scheme: string; id: string } }[];
  const partyIds = parties.map(({ id }) => id);
  expect(new Set(partyIds).size).toBe(partyIds.length);
  for (const { identifier } of parties)
    if (identifier) expect(identifier.id).toMatch({ 'BR-CPF': /^\d{11}$/, 'BR-CNPJ': /^[0-9A-Z]{12}\d\d$/ }[identifier.scheme] ?? /^$/);
  for (const { roles } of parties) expect(roles.length).toBeGreaterThan(0);
  const references = [release.buyer, tender.procuringEntity, ...awards.flatMap(({ suppliers = [] }) => suppliers)] as { id: string }[];
  for (const { id } of references) expect(partyIds).toContain(id);

  const itemIds = (tender.items ?? []).map(({ id }) => id);
  expect(new Set(itemIds).size).toBe(itemIds.length);
  const lotIds = (tender.lots ?? []).map(({ id }) => id);
  for (const { relatedLot } of tender.items ?? []) if (relatedLot !== undefined) expect(lotIds).toContain(relatedLot);
  expect(JSON.stringify(release)).not.toMatch(/null|""|\[\]|\{\}/);
}

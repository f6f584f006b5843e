import { type Outline, placeKey } from './geometry.ts';

/** `id`: of its outline, or else its own. `name`: as the records have it today; empty if they name none. */
export type Place<Record> = { id: string; name: string; isOnMap: boolean; records: Record[] };

/**
 * Records of a state by município: by IBGE's code, because names change, and by name without one. What has no outline, such as a new município,
 * is a place all the same.
 * @param records the newest first
 */
export function joinPlaces<Record extends { ibge: string; municipio: string }>(
  outlines: readonly Outline[],
  records: readonly Record[],
): Place<Record>[] {
  const byCode = new Map(outlines.map(({ id }) => [id, id]));
  // Some sources leave out the check digit.
  for (const { id } of outlines) byCode.set(id.slice(0, 6), id);
  const byName = new Map(outlines.map(({ id, name }) => [placeKey(name), id]));
  const isOfState = (ibge: string) => ibge !== '' && ibge.slice(0, 2) === outlines[0]?.id.slice(0, 2);
  const outlineOf = ({ ibge, municipio }: Record) => byCode.get(ibge) ?? (isOfState(ibge) ? undefined : byName.get(placeKey(municipio)));
  const groups = Map.groupBy(records, (record) => outlineOf(record) ?? (record.ibge || placeKey(record.municipio)));
  const drawn = new Set(outlines.map(({ id }) => id));
  return [...groups].map(([id, of]) => ({
    id,
    name: of.find(({ municipio }) => municipio !== '')?.municipio ?? '',
    isOnMap: drawn.has(id),
    records: of,
  }));
}

import { expect, it } from 'vitest';
import { brazilStates } from '#brasil/states.ts';
import { outlineTowards, placeKey, readGeometry } from './geometry.ts';
import { joinPlaces } from './joinPlaces.ts';
import { fetchMunicipalities } from './municipalGeometry.ts';
import { readStates } from './stateGeometry.ts';

it('reads outlines with names, frames and centres, the largest part only', () => {
  const { outlines, box } = readGeometry(
    '<svg><path d="M 0 0 40.04 0 40.04 40 0 40 0 0 Z M 90 90 91 90 91 91 90 90 Z"/><path d="M 40 0 60 0 60 20 40 20 40 0 Z"/></svg>',
    '[{"NM_MUNICIP":"SÃO JOÃO D\'ALIANÇA","CD_GEOCMU":"1"},{"NM_MUNICIP":"ÁGUAS DO SUL","CD_GEOCMU":"2"}]',
  );
  expect(outlines.map(({ id, name }) => [id, name])).toEqual([
    ['2', 'Águas do Sul'],
    ['1', "São João d'Aliança"],
  ]);
  expect(outlines[0]?.middle).toEqual({ x: 50, y: 10 });
  expect(outlines[1]?.path).toBe('M 0 0 40 0 40 40 0 40 0 0 Z M 90 90 91 90 91 91 90 90 Z');
  expect(box).toEqual({ x: 0, y: 0, width: 60, height: 40 });
});

it('knows places by any spelling', () => {
  expect(placeKey("Olho-d'Água do Borges")).toBe(placeKey('OLHO D AGUA DO BORGES'));
});

it('has the 27 states, each where it belongs', () => {
  const { outlines } = readStates();
  expect(outlines.map(({ id }) => id).sort()).toEqual(brazilStates.map(({ uf }) => uf).sort());
  const at = (uf: string) => outlines.find(({ id }) => id === uf)?.middle ?? { x: 0, y: 0 };
  expect(at('RR').y).toBeLessThan(at('RS').y);
  expect(at('AC').x).toBeLessThan(at('PB').x);
});

it('leads by the arrows to every state', () => {
  const { outlines } = readStates();
  expect(outlineTowards(outlines, 'SP', 'ArrowDown')?.id).toBe('PR');
  expect(outlineTowards(outlines, 'SP', 'Home')?.id).toBe('AC');
  expect(outlineTowards(outlines, 'SP', 'End')?.id).toBe('TO');
  expect(outlineTowards(outlines, 'SP', 'Enter')).toBeUndefined();
  const reached = new Set(['SP']);
  for (const uf of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = outlineTowards(outlines, uf, key);
      if (next) reached.add(next.id);
    }
  expect(reached.size).toBe(27);
});

it('has the municipalities of each state', async () => {
  expect((await fetchMunicipalities('SP')).outlines).toHaveLength(645);
  const all = await Promise.all(brazilStates.map(({ uf }) => fetchMunicipalities(uf)));
  // The mesh of IBGE has the two lagoons of Rio Grande do Sul besides the 5570.
  expect(all.reduce((sum, { outlines }) => sum + outlines.length, 0)).toBe(5572);
  await expect(fetchMunicipalities('BR')).rejects.toThrow();
});

it.each([
  ['MT', '5107008', 'Poxoréo', '5107008', true],
  ['MT', '5101837', 'Boa Esperança do Norte', '5101837', false],
  ['RN', '2400208', 'Assú', '2400208', true],
  ['TO', '1708254', 'Tabocão', '1708254', true],
  ['SE', '280260', 'Graccho Cardoso', '2802601', true],
  // Without a code, and with that of another state: by name.
  ['SE', '', 'GARARU', '2802403', true],
  ['SE', '3550308', 'Gararu', '2802403', true],
  ['SE', '', 'Vila Nova', 'vilanova', false],
])('finds municipalities of %s by code %j as %s, whatever the map calls them', async (uf, ibge, municipio, id, isOnMap) => {
  const { outlines } = await fetchMunicipalities(uf);
  const record = { ibge, municipio };
  expect(joinPlaces(outlines, [record, { ...record }])).toEqual([{ id, name: municipio, isOnMap, records: [record, record] }]);
});

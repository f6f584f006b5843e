import { type Geometry, readGeometry } from './geometry.ts';

const folder = '../../../../node_modules/mapa-brasil/data';
// All states, without the picture of the whole country.
const pictures = import.meta.glob<string>('../../../../node_modules/mapa-brasil/data/svg/low/municipios/{[!b]?,ba}_municipios.svg', {
  query: '?raw',
  import: 'default',
});
const names = import.meta.glob<string>('../../../../node_modules/mapa-brasil/data/json/municipios/{[!b]?,ba}_municipios.json', {
  query: '?raw',
  import: 'default',
});

/** The municipalities of a state, fetched when asked for. @throws {Error} for what is no state */
export async function fetchMunicipalities(uf: string): Promise<Geometry> {
  const file = `${uf.toLowerCase()}_municipios`;
  const picture = pictures[`${folder}/svg/low/municipios/${file}.svg`];
  const list = names[`${folder}/json/municipios/${file}.json`];
  if (!picture || !list) throw new Error(`There are no outlines of the municipalities of ${uf}.`);
  return readGeometry(...(await Promise.all([picture(), list()])));
}

import names from 'mapa-brasil/data/json/federacao/br_unidades_da_federacao.json?raw';
import picture from 'mapa-brasil/data/svg/low/federacao/br_unidades_da_federacao.svg?raw';
import { brazilStates } from '#brasil/states.ts';
import { type Geometry, placeKey, readGeometry } from './geometry.ts';

/** The 27 states; `id` is the abbreviation, `SP`. */
export function readStates(): Geometry {
  const ufs = new Map(brazilStates.map((state) => [placeKey(state.name), state]));
  const { outlines, box } = readGeometry(picture, names);
  return { outlines: outlines.map((outline) => ({ ...outline, id: ufs.get(placeKey(outline.name))?.uf ?? outline.id })), box };
}

// Outlines of Brazil's states and municipalities, IBGE's as the package mapa-brasil has them: straight lines on a flat grid, a picture per
// region with its names in the same order.
import { fold } from '#kit/foldedWords.ts';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type Outline = { id: string; name: string; path: string; box: Box; middle: Point };
export type Geometry = { outlines: readonly Outline[]; box: Box };

type Named = { NM_ESTADO?: string; NM_MUNICIP?: string; CD_GEOCUF?: string; CD_GEOCMU?: string };

/** The outlines of a picture and of its list of names, in alphabetical order. */
export function readGeometry(svg: string, json: string): Geometry {
  const names: Named[] = JSON.parse(json);
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)];
  const outlines = paths.map(([, path = ''], index): Outline => {
    const { NM_ESTADO = '', NM_MUNICIP = NM_ESTADO, CD_GEOCUF = '', CD_GEOCMU = CD_GEOCUF } = names[index] ?? {};
    return { id: CD_GEOCMU, name: capitalized(NM_MUNICIP), path: rounded(path), ...measured(path) };
  });
  return { outlines: outlines.sort((one, other) => one.name.localeCompare(other.name, 'pt')), box: around(outlines.map(({ box }) => box)) };
}

/** Whether two spellings name the same place: `Olho-d'Água`, `Olho D Agua`. */
export function placeKey(name: string): string {
  return fold(name).replace(/[^a-z0-9]/g, '');
}

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** `SÃO JOÃO D'ALIANÇA` as `São João d'Aliança`. */
function capitalized(upper: string): string {
  return upper
    .toLocaleLowerCase('pt')
    .replace(/(?<![\p{L}])\p{L}+/gu, (word) => (particles.has(word) ? word : word.charAt(0).toLocaleUpperCase('pt') + word.slice(1)))
    .replace(/\bD(?=['’])/g, 'd');
}

/** Without the digits that nobody sees. */
function rounded(path: string): string {
  return path.replace(/\d+\.\d+/g, (figure) => String(Number(Number(figure).toFixed(1))));
}

/** The frame and the centre of gravity of the largest part: islands far out in the ocean do not count. */
function measured(path: string): Pick<Outline, 'box' | 'middle'> {
  const rings = path.split('M').slice(1).map(pointsOf);
  const measures = rings.map((points) => ({ points, box: boxOf(points) }));
  const [largest = { points: [], box: { x: 0, y: 0, width: 0, height: 0 } }] = measures.sort((a, b) => areaOf(b.box) - areaOf(a.box));
  return { box: largest.box, middle: centreOf(largest.points, largest.box) };
}

function pointsOf(ring: string): Point[] {
  const figures = ring.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: figures.length / 2 }, (_, index) => ({ x: figures[index * 2] ?? 0, y: figures[index * 2 + 1] ?? 0 }));
}

const areaOf = ({ width, height }: Box) => width * height;

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function around(boxes: readonly Box[]): Box {
  const far = boxes.map(({ x, y, width, height }) => ({ x: x + width, y: y + height }));
  return boxOf([...boxes, ...far]);
}

function centreOf(points: readonly Point[], box: Box): Point {
  let [twice, x, y] = [0, 0, 0];
  for (const [index, here] of points.entries()) {
    const next = points[index + 1] ?? points[0] ?? here;
    const cross = here.x * next.y - next.x * here.y;
    twice += cross;
    x += (here.x + next.x) * cross;
    y += (here.y + next.y) * cross;
  }
  return twice === 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: x / (3 * twice), y: y / (3 * twice) };
}

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** Where a key leads from an outline: the nearest in its direction, the first or last in the alphabet for Home and End. */
export function outlineTowards(outlines: readonly Outline[], from: string, key: string): Outline | undefined {
  if (key === 'Home') return outlines[0];
  if (key === 'End') return outlines.at(-1);
  const here = outlines.find(({ id }) => id === from);
  if (!here || !Object.hasOwn(steps, key)) return undefined;
  const [right, down] = steps[key as keyof typeof steps];
  const away = ({ id, middle }: Outline) => {
    const along = (middle.x - here.middle.x) * right + (middle.y - here.middle.y) * down;
    const aside = Math.abs((middle.x - here.middle.x) * down) + Math.abs((middle.y - here.middle.y) * right);
    // What is much farther to the side than ahead is in another direction.
    return id !== from && along > 0 && aside <= 1.5 * along ? along + aside : Number.POSITIVE_INFINITY;
  };
  const nearest = outlines.reduce((best, outline) => (away(outline) < away(best) ? outline : best), here);
  return nearest === here ? undefined : nearest;
}

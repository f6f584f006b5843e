// node scripts/drawDemoPictures.mjs: draws the landscapes of the demonstration. The images are committed, so that the server need not
// load an image library to show them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './run.mjs';

/** @typedef {{ kind: 'water' | 'city' | 'road', color: string, light: string }} Front what lies in front of the ridges */
/**
 * @typedef {{ sky: [string, string], sun: { x: number, y: number, r: number, color: string }, ridges: string[], front?: Front }} Scene
 * the sky from top to horizon, the ridges from far to near
 */

/** @type {Record<string, Scene>} */
const scenes = {
  dawn: { sky: ['#f7b267', '#fde8c9'], sun: { x: 0.68, y: 0.46, r: 0.08, color: '#fff4d6' }, ridges: ['#c98b7a', '#8f5d6b', '#513a55'] },
  plateau: { sky: ['#5aa9c9', '#d8eef2'], sun: { x: 0.22, y: 0.24, r: 0.06, color: '#fffbe6' }, ridges: ['#8fb98a', '#5d935f', '#2f6a4b'] },
  bay: {
    sky: ['#3d7ea6', '#cfe8ef'],
    sun: { x: 0.8, y: 0.26, r: 0.05, color: '#fff8dc' },
    ridges: ['#6f9aa8', '#3f6f7e'],
    front: { kind: 'water', color: '#2a6580', light: '#9fd0de' },
  },
  town: {
    sky: ['#141d3a', '#5b4b7a'],
    sun: { x: 0.76, y: 0.2, r: 0.045, color: '#f3eddc' },
    ridges: ['#2f2f57'],
    front: { kind: 'city', color: '#171a33', light: '#f5cf8b' },
  },
  road: {
    sky: ['#6db5d6', '#f2f6e4'],
    sun: { x: 0.5, y: 0.36, r: 0.055, color: '#fffdf0' },
    ridges: ['#b3c777', '#86a64e', '#5c8436'],
    front: { kind: 'road', color: '#6b6f74', light: '#f4efdf' },
  },
  dunes: { sky: ['#7ec8d8', '#fdf3da'], sun: { x: 0.3, y: 0.3, r: 0.07, color: '#fff6d0' }, ridges: ['#ecd3a0', '#dcb878', '#c49a58'] },
  rain: { sky: ['#6d7f8c', '#c9d3d6'], sun: { x: 0.6, y: 0.22, r: 0.05, color: '#e8ecec' }, ridges: ['#7f9394', '#566d6f', '#34494d'] },
  forest: {
    sky: ['#dff0d0', '#f8fbe9'],
    sun: { x: 0.4, y: 0.3, r: 0.06, color: '#fffceb' },
    ridges: ['#9cc48d', '#5f9b6b', '#2d6e57', '#17483f'],
  },
  dusk: {
    sky: ['#3b2a5c', '#f08a6b'],
    sun: { x: 0.5, y: 0.52, r: 0.1, color: '#ffd9a0' },
    ridges: ['#7a3f66'],
    front: { kind: 'water', color: '#4a2b5a', light: '#f7b089' },
  },
};

/** @param {string} name @param {number} width @param {number} height @returns {string} the picture of a scene, as SVG */
function drawScene(name, width, height) {
  const { sky, sun, ridges, front } = /** @type {Scene} */ (scenes[name]);
  const place = Object.keys(scenes).indexOf(name);
  const horizon = height * (front ? (front.kind === 'city' ? 0.88 : 0.62) : 1);
  const lines = ridges.map((color, depth) => {
    const top = height * (front ? 0.42 + depth * 0.08 : 0.48 + depth * (0.42 / ridges.length));
    return `<path fill="${color}" d="${ridge(width, horizon, top, height * 0.08, place * 7 + depth * 3)}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="0.75" stop-color="${sky[1]}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x * width}" cy="${sun.y * height}" r="${sun.r * height}" fill="${sun.color}"/>`,
    ...lines,
    front ? drawFront(front, width, height, horizon) : '',
    '</svg>',
  ].join('');
}

/**
 * Hills from one side to the other: three waves laid over each other.
 * @param {number} width @param {number} bottom @param {number} top @param {number} swing @param {number} seed
 */
function ridge(width, bottom, top, swing, seed) {
  const points = Array.from({ length: 49 }, (_, step) => {
    const x = step / 48;
    const wave = Math.sin(x * 5 + seed) + Math.sin(x * 11 + seed * 1.7) * 0.45 + Math.sin(x * 23 + seed * 2.3) * 0.2;
    return `${round(x * width)},${round(top - wave * swing)}`;
  });
  return `M0,${round(bottom)} L${points.join(' L')} L${width},${round(bottom)} Z`;
}

/** @param {Front} front @param {number} width @param {number} height @param {number} horizon */
function drawFront({ kind, color, light }, width, height, horizon) {
  /** @param {string} fill */
  const ground = (fill) => `<rect y="${round(horizon)}" width="${width}" height="${round(height - horizon)}" fill="${fill}"/>`;
  if (kind === 'water') {
    const glints = Array.from({ length: 26 }, (_, place) => {
      const y = horizon + ((height - horizon) * (place + 1)) / 28;
      const length = width * (0.05 + ((place * 37) % 17) / 120);
      return `<rect x="${round((((place * 53) % 97) / 97) * width)}" y="${round(y)}" width="${round(length)}" height="2" rx="1" fill="${light}" opacity="0.45"/>`;
    });
    return ground(color) + glints.join('');
  }
  if (kind === 'road') {
    const middle = width / 2;
    return `${ground('#7f9d49')}<path fill="${color}" d="M${middle - width * 0.01},${horizon} h${width * 0.02} L${width * 0.74},${height} H${width * 0.26} Z"/><path stroke="${light}" stroke-width="6" stroke-dasharray="26 22" d="M${middle},${height} V${horizon}"/>`;
  }
  const houses = Array.from({ length: 16 }, (_, place) => {
    const tall = height * (0.16 + ((place * 29) % 23) / 70);
    const x = (place / 16) * width;
    const windows = Array.from({ length: 8 }, (_, pane) => {
      const isLit = (place * 5 + pane * 3) % 4 !== 0;
      const column = pane % 2;
      const y = height * 0.88 - tall + height * 0.05 + Math.floor(pane / 2) * height * 0.06;
      return isLit
        ? `<rect x="${round(x + width * (0.014 + column * 0.022))}" y="${round(y)}" width="${round(width * 0.011)}" height="${round(height * 0.028)}" fill="${light}"/>`
        : '';
    });
    return `<rect x="${round(x)}" y="${round(height * 0.88 - tall)}" width="${round(width / 16 - 2)}" height="${round(tall + height * 0.12)}" fill="${color}"/>${windows.join('')}`;
  });
  return ground(color) + houses.join('');
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

const folder = join(root, 'src/features/profile/server/demoPictures');
mkdirSync(folder, { recursive: true });
/** @param {string} file @param {string} scene @param {number} width @param {number} height */
async function make(file, scene, width, height) {
  const picture = sharp(Buffer.from(drawScene(scene, width, height)));
  writeFileSync(join(folder, file), await picture.webp({ quality: 76, effort: 6 }).toBuffer());
}
for (const scene of Object.keys(scenes)) await make(`${scene}.webp`, scene, 960, 640);
// What lies on top of a page.
for (const scene of ['bay', 'forest']) await make(`${scene}Cover.webp`, scene, 1600, 400);

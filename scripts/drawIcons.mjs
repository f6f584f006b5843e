// node scripts/drawIcons.mjs: draws the icons of the installed application from public/mark.svg. They are committed, so that a build
// needs no image library.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './run.mjs';

const folder = join(root, 'public', 'icons');
const mark = readFileSync(join(root, 'public', 'mark.svg'), 'utf8');
/** Systems cut the corners of these themselves, so the ground fills the square; `inset`: the mark keeps clear of the cut. */
const square = (/** @type {number} */ inset) =>
  mark
    .replace('rx="7"', '')
    .replace('viewBox="0 0 32 32"', `viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}"`)
    .replace('<rect width="32" height="32"', `<rect x="${-inset}" y="${-inset}" width="${32 + 2 * inset}" height="${32 + 2 * inset}"`);

mkdirSync(folder, { recursive: true });
for (const [file, drawing, size] of /** @type {[string, string, number][]} */ ([
  ['192.png', mark, 192],
  ['512.png', mark, 512],
  ['maskable.png', square(4), 512],
  ['apple.png', square(2), 180],
])) {
  const density = (72 * size) / 32;
  await sharp(Buffer.from(drawing), { density }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(join(folder, file));
}

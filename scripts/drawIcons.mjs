// node scripts/drawIcons.mjs: draws the icons of the installed application from public/mark.svg. They are committed, so that a build
// needs no image library.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

// What browsers and readers of feeds request without being told: an ICO file of one PNG of 32 pixels.
const small = await sharp(Buffer.from(mark)).resize(32, 32).png({ compressionLevel: 9, palette: true }).toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.set([32, 32], 6);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync(join(root, 'public', 'favicon.ico'), Buffer.concat([head, small]));

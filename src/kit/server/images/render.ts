// Makes a picture anew: whatever hid in the bytes that were sent, nothing of it but the colours is kept.
import type { Sharp } from 'sharp';
import { Problem, type Titles, TooMany } from '#kit/errors.ts';
import { imageLimit } from '#kit/images.ts';
import { type ImageKind, sniffImage } from './sniff.ts';

/** How large a picture is made: a square, a wide strip, or as it is within a frame. */
export type ImageShape = 'avatar' | 'cover' | 'photo';

/** In pixels. A strip or a square is cut out of the middle; what only has to fit is not made larger. */
const frames = {
  avatar: { width: 256, height: 256, fit: 'cover' },
  cover: { width: 1600, height: 400, fit: 'cover' },
  photo: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const satisfies Record<ImageShape, object>;

/** Of WebP, from 0 to 100. */
const QUALITY = 82;
/** What a picture may unfold to, whatever few bytes it takes: that of a good camera. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SECONDS = 30;
/** One is worked on at a time; so many may wait, each with its bytes in memory. */
const MOST_WAITING = 12;
/** When whoever comes while too many wait may try again, in seconds. */
const TRY_AGAIN = 5;

const tooManyPixels: Titles = {
  pt: 'A imagem tem pixels demais: o limite é de 40 milhões.',
  en: 'The picture has too many pixels: 40 million is the limit.',
  fr: "L'image a trop de pixels : la limite est de 40 millions.",
  de: 'Das Bild hat zu viele Pixel: 40 Millionen sind das Höchste.',
};

/** What sharp calls them. */
const formats: Record<ImageKind, string> = { png: 'png', jpeg: 'jpeg', webp: 'webp', gif: 'gif', avif: 'heif' };

/** @throws {Problem} `too-large` at the first byte too many */
async function readImage(sent: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of sent) {
    size += piece.byteLength;
    if (size > imageLimit) throw new Problem('too-large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Makes pictures one at a time, so that logins and imports have the rest of the machine. */
export function imageRenderer(): (sent: AsyncIterable<Uint8Array>, shape: ImageShape) => Promise<Buffer> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (sent, shape) => {
    if (waiting >= MOST_WAITING) throw new TooMany(TRY_AGAIN);
    // The place is taken before the first byte is read: what is read waits in memory.
    waiting++;
    try {
      const bytes = await readImage(sent);
      const kind = sniffImage(bytes);
      if (!kind) throw new Problem('unsupported-media-type');
      const made = last.then(() => render(bytes, kind, shape));
      last = made.catch(() => {});
      return await made;
    } finally {
      waiting--;
    }
  };
}

async function render(bytes: Buffer, kind: ImageKind, shape: ImageShape): Promise<Buffer> {
  const sharp = await loadSharp();
  // What is merely unusual is shown by every browser; what is cut off or spoilt is not taken. Of what moves, the first picture counts.
  const options = { failOn: 'error', pages: 1, limitInputPixels: MOST_PIXELS } as const;
  const { format, width, height } = await refusing(sharp(bytes, { ...options, limitInputPixels: false }).metadata());
  if (format !== formats[kind]) throw new Problem('unsupported-media-type');
  if (width * height > MOST_PIXELS) throw new Problem('too-large', tooManyPixels);
  const { fit, ...frame } = { ...frames[shape] };
  const image: Sharp = sharp(bytes, options)
    .autoOrient()
    .resize({ ...frame, fit });
  return refusing(image.webp({ quality: QUALITY }).timeout({ seconds: LONGEST_SECONDS }).toBuffer());
}

/** Whatever a decoder complains of, the picture is at fault. */
function refusing<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw new Problem('unsupported-media-type');
  });
}

/** The readers for what we take; every other is closed, SVG, PDF and what external programs read among them. */
const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

/** At the first picture: most servers see few, and it takes a while and memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

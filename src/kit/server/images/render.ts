// Re-encodes pictures, so that nothing of the uploaded bytes but the pixels remains.
import type { Sharp } from 'sharp';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { imageLimit } from '#kit/images.ts';
import { FairQueue } from '../work/fairQueue.ts';
import { type ImageKind, sniffImage } from './sniff.ts';

/** The output's shape: a square, a wide strip, or the original proportions within a frame. */
export type ImageShape = 'avatar' | 'cover' | 'photo';

/** In pixels. Strips and squares are cropped from the middle; photos are not enlarged. */
const frames = {
  avatar: { width: 256, height: 256, fit: 'cover' },
  cover: { width: 1600, height: 400, fit: 'cover' },
  photo: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const satisfies Record<ImageShape, object>;

/** WebP quality, from 0 to 100. */
const QUALITY = 82;
/** Maximum number of pixels, however small the file: that of a good camera. */
const MOST_PIXELS = 40_000_000;
/** Longer sides cost disproportionately more time. */
const LONGEST_SIDE = 12_000;
const LONGEST_SECONDS = 15;
/** Two accounts can run in parallel, and the machine has resources left for other work. Waiting pictures are in memory. */
const queueLimits = { concurrency: 2, maxWaiting: 24, maxPerAccount: 8, maxWaitMs: 30_000 };

const tooManyPixels: LocalizedText = {
  pt: 'A imagem tem pixels demais: são aceitos até 40 milhões, e até 12.000 em cada lado.',
  en: 'The picture has too many pixels: up to 40 million are accepted, and up to 12,000 on each side.',
  fr: 'L’image a trop de pixels : 40 millions au maximum, et 12 000 au maximum par côté.',
  de: 'Das Bild hat zu viele Pixel: Erlaubt sind höchstens 40 Millionen, und höchstens 12.000 je Seite.',
};
const tooLong: LocalizedText = {
  pt: `A imagem levou mais de ${LONGEST_SECONDS} segundos para ser lida. Envie uma menor.`,
  en: `The picture took more than ${LONGEST_SECONDS} seconds to read. Send a smaller one.`,
  fr: `La lecture de l’image a pris plus de ${LONGEST_SECONDS} secondes. Choisissez-en une plus petite.`,
  de: `Das Lesen des Bildes dauerte mehr als ${LONGEST_SECONDS} Sekunden. Wählen Sie ein kleineres.`,
};

/** The names in sharp. */
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

/** Renders a few pictures at a time, to leave resources for logins and imports. */
export function imageRenderer(): (sent: AsyncIterable<Uint8Array>, shape: ImageShape, account: number) => Promise<Buffer> {
  const queue = new FairQueue(queueLimits);
  return async (sent, shape, account) => {
    // Read first: a stalled upload must not occupy a slot.
    const bytes = await readImage(sent);
    const kind = sniffImage(bytes);
    if (!kind) throw new Problem('unsupported-media-type');
    return queue.run(account, () => render(bytes, kind, shape));
  };
}

async function render(bytes: Buffer, kind: ImageKind, shape: ImageShape): Promise<Buffer> {
  const sharp = await loadSharp();
  // Unusual files are accepted, truncated or damaged ones are not. Of animations the first frame is used.
  const options = { failOn: 'error', pages: 1, limitInputPixels: MOST_PIXELS } as const;
  const { format, width, height } = await refusing(sharp(bytes, { ...options, limitInputPixels: false }).metadata());
  if (format !== formats[kind]) throw new Problem('unsupported-media-type');
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) throw new Problem('too-large', tooManyPixels);
  const { fit, ...frame } = { ...frames[shape] };
  const image: Sharp = sharp(bytes, options)
    .autoOrient()
    .resize({ ...frame, fit });
  return refusing(image.webp({ quality: QUALITY }).timeout({ seconds: LONGEST_SECONDS }).toBuffer());
}

/** Any decoder error means that the picture is invalid. */
function refusing<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: Error) => {
    if (error.message.startsWith('timeout:')) throw new Problem('too-large', tooLong);
    throw new Problem('unsupported-media-type');
  });
}

/** The loaders of the accepted formats; all others are disabled, including SVG, PDF and external programs. */
const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

/** Loaded with the first picture, because it takes time and memory and many servers see few pictures. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

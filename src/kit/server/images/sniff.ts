// Tells what a picture is by how its bytes begin, whatever its name or its sender says.

export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** Null for all that is none of the kinds we take, SVG among them: it is a program as much as a picture. */
export function sniffImage(bytes: Uint8Array): ImageKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(4, 8) === 'ftyp' && isAvif(text(8, boxEnd(bytes)))) return 'avif';
  return null;
}

/** Where the first box of an ISO file ends, which lists the brands; not all of a long one is looked at. */
function boxEnd(bytes: Uint8Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return Math.min(((a << 24) | (b << 16) | (c << 8) | d) >>> 0, 200);
}

/** @param brands the major one, its version, and those it is compatible with, four letters each */
function isAvif(brands: string): boolean {
  return brands.match(/.{4}/gs)?.some((brand) => brand === 'avif' || brand === 'avis') ?? false;
}

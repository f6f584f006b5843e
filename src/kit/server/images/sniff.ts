// Detects a picture's format by its first bytes, ignoring its name and declared type.

export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** Null for unsupported formats, including SVG, which can contain scripts. */
export function sniffImage(bytes: Uint8Array): ImageKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(4, 8) === 'ftyp' && isAvif(text(8, boxEnd(bytes)))) return 'avif';
  return null;
}

/** The end of an ISO file's first box, which lists the brands; limited to 200 bytes. */
function boxEnd(bytes: Uint8Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return Math.min(((a << 24) | (b << 16) | (c << 8) | d) >>> 0, 200);
}

/** @param brands the major brand, its version, and the compatible brands, four letters each */
function isAvif(brands: string): boolean {
  return brands.match(/.{4}/gs)?.some((brand) => brand === 'avif' || brand === 'avis') ?? false;
}

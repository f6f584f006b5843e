import { type Bitmap, FULL } from './bitmap.ts';

/** How many of the documents have each code. @param codes by document, below `length` */
export function countCodes(documents: Bitmap, codes: Uint16Array | Uint32Array, length: number): Uint32Array {
  const counts = new Uint32Array(length);
  const { words } = documents;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    if (word === FULL) {
      for (let document = at * 32; document < at * 32 + 32; document++) {
        const code = codes[document] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    } else
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const code = codes[at * 32 + 31 - Math.clz32(rest & -rest)] as number;
        counts[code] = (counts[code] as number) + 1;
      }
  }
  return counts;
}

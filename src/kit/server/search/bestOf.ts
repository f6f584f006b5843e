import type { Bitmap } from './bitmap.ts';

/** The best `wanted` documents by score, best first; among equals those with the higher id. */
export function bestOf(documents: Bitmap, scores: Float32Array, ids: Uint32Array, wanted: number): number[] {
  const isBetter = (one: number, other: number) => {
    const difference = (scores[one] as number) - (scores[other] as number);
    return difference > 0 || (difference === 0 && (ids[one] as number) > (ids[other] as number));
  };
  // A heap with the worst of the best at its top.
  const heap: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const { words } = documents;
  for (let at = 0; at < words.length; at++) {
    for (let rest = words[at] as number; rest !== 0; rest &= rest - 1) {
      const document = at * 32 + 31 - Math.clz32(rest & -rest);
      if ((scores[document] as number) < least) continue;
      if (heap.length < wanted) {
        heap.push(document);
        rise(heap, isBetter);
      } else if (wanted > 0 && isBetter(document, heap[0] as number)) {
        heap[0] = document;
        sink(heap, isBetter);
      }
      if (heap.length === wanted && wanted > 0) least = scores[heap[0] as number] as number;
    }
  }
  return heap.sort((one, other) => (isBetter(one, other) ? -1 : 1));
}

type IsBetter = (one: number, other: number) => boolean;

function rise(heap: number[], isBetter: IsBetter): void {
  for (let at = heap.length - 1; at > 0; ) {
    const above = (at - 1) >> 1;
    if (!isBetter(heap[above] as number, heap[at] as number)) return;
    swap(heap, at, above);
    at = above;
  }
}

function sink(heap: number[], isBetter: IsBetter): void {
  for (let at = 0; ; ) {
    let worst = at;
    for (const below of [2 * at + 1, 2 * at + 2])
      if (below < heap.length && isBetter(heap[worst] as number, heap[below] as number)) worst = below;
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

function swap(heap: number[], one: number, other: number): void {
  [heap[one], heap[other]] = [heap[other] as number, heap[one] as number];
}

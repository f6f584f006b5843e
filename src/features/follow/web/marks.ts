// The user's marks per item: each star needs only its own.
import { queryOptions } from '@tanstack/react-query';
import { nextTask } from '#kit/web/device/nextTask.ts';
import { type FollowKind, type FollowMark, mostMarks } from '../contract.ts';
import { calls } from './calls.ts';

export type Followed = { kind: FollowKind; item: number };

/** The user's mark of an item; null when not followed. */
export function markQuery({ kind, item }: Followed) {
  return queryOptions({
    queryKey: [...calls.marks.key(), kind, item] as const,
    queryFn: () => fetchMark(kind, item),
  });
}

type Batch = { items: Set<number>; answer: Promise<Map<number, FollowMark>> };

/** Batches per kind: stars of a page request marks one by one, the server gets one request per tick. */
const batches = new Map<FollowKind, Batch>();

async function fetchMark(kind: FollowKind, item: number): Promise<FollowMark | null> {
  let question = batches.get(kind);
  if (!question || question.items.size >= mostMarks) {
    question = startBatch(kind);
    batches.set(kind, question);
  }
  question.items.add(item);
  return (await question.answer).get(item) ?? null;
}

function startBatch(kind: FollowKind): Batch {
  const items = new Set<number>();
  const answer = nextTask().then(async () => {
    if (batches.get(kind)?.items === items) batches.delete(kind);
    const { marks } = await calls.marks.send({ query: { kind, items: [...items] } });
    return new Map(marks.map((mark) => [mark.item, mark]));
  });
  return { items, answer };
}

// What the reader follows, asked thing by thing: each star knows its own alone.
import { queryOptions } from '@tanstack/react-query';
import { type FollowKind, type FollowMark, mostMarks } from '../contract.ts';
import { calls } from './calls.ts';

export type Followed = { kind: FollowKind; item: number };

/** Whether the reader follows it, and how; null: not. */
export function markQuery({ kind, item }: Followed) {
  return queryOptions({
    queryKey: [...calls.marks.key(), kind, item] as const,
    queryFn: () => fetchMark(kind, item),
  });
}

type Batch = { items: Set<number>; answer: Promise<Map<number, FollowMark>> };

/** What is being asked in this turn of the browser: the rows of a page ask one by one, the server is asked once. */
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
  const endOfTurn = new Promise((resolve) => setTimeout(resolve));
  const answer = endOfTurn.then(async () => {
    if (batches.get(kind)?.items === items) batches.delete(kind);
    const { marks } = await calls.marks.send({ query: { kind, items: [...items] } });
    return new Map(marks.map((mark) => [mark.item, mark]));
  });
  return { items, answer };
}

import { useQuery } from '@tanstack/react-query';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { type Followed, markQuery } from './marks.ts';

/** Fetched once something with tags is shown. */
const TagChips = optionalPart(async () => (await import('./tags/TagChips.tsx')).TagChips);

/** The user's tags of a notice or bill, where it is shown. */
export function ItemTags(item: Followed) {
  const { data } = useQuery(markQuery(item));
  return data?.tags.length ? <TagChips ids={data.tags} /> : null;
}

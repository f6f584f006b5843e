import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FollowTag, TagColor } from '../../tags.ts';
import { tagCalls } from './calls.ts';

/** The colours of the theme. */
export const shades = {
  grey: 'gray',
  petrol: 'primary',
  blue: 'info',
  green: 'success',
  amber: 'warning',
  red: 'danger',
} as const satisfies Record<TagColor, string>;

/** The user's own tags, by name and by id. */
export function useTags(): { query: ReturnType<typeof useTagsQuery>; tags: readonly FollowTag[]; byId: ReadonlyMap<number, FollowTag> } {
  const query = useTagsQuery();
  const tags = query.data?.tags ?? none;
  const byId = useMemo(() => new Map(tags.map((tag) => [tag.id, tag])), [tags]);
  return { query, tags, byId };
}

const none: readonly FollowTag[] = [];

function useTagsQuery() {
  return useQuery(tagCalls.listTags.query());
}

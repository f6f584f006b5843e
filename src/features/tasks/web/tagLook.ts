import { priorities, type Tag, tags } from '../entities.ts';

export type Priority = (typeof priorities)[number];

/** The tags that are no priority. */
export const plainTags = tags.filter((tag): tag is Exclude<Tag, Priority> => !isPriority(tag));

/** The colours of the specification. */
export const tagColors = { team: 'primary', low: 'success', medium: 'warning', high: 'danger', update: 'info' } as const satisfies Record<
  Tag,
  string
>;

/** A task's priority: the most urgent, if a client of the specification set several. */
export function priorityOf(chosen: readonly Tag[]): Priority | undefined {
  return priorities.find((one) => chosen.includes(one));
}

/** The tags with another priority, or without one. */
export function withPriority(chosen: readonly Tag[], priority: Priority | undefined): Tag[] {
  return tags.filter((tag) => (isPriority(tag) ? tag === priority : chosen.includes(tag)));
}

function isPriority(tag: Tag): tag is Priority {
  return priorities.some((one) => one === tag);
}

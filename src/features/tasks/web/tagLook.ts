import type { Tag } from '../entities.ts';

/** Each tag's colour, as the specification gives it. */
export const tagColors = { team: 'primary', low: 'success', medium: 'warning', high: 'danger', update: 'info' } as const satisfies Record<
  Tag,
  string
>;

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

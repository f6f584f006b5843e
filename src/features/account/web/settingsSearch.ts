import { Default, OneOf, Shape } from '#kit/schema.ts';

export const tabs = ['general', 'security', 'info', 'social', 'notifications'] as const;

/** What the address says of the screen: which tab. */
export const settingsSearch = Shape({ tab: Default(OneOf([...tabs]), 'general') });

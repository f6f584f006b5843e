import { Default, OneOf, Shape } from '#kit/schema.ts';

export const tabs = ['general', 'security', 'info', 'social', 'notifications', 'usage'] as const;

/** What the address says of the screen: which tab. */
export const settingsSearch = Shape({ tab: Default(OneOf([...tabs]), 'general') });

import { Default, Type } from '#kit/schema.ts';

export const tabs = ['general', 'security', 'info', 'social', 'notifications', 'usage'] as const;

/** What the address says of the screen: which tab. */
export const settingsSearch = Type.Object({ tab: Default(Type.Enum([...tabs]), 'general') });

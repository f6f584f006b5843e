import { Default, Type } from '#kit/schema.ts';

export const tabs = ['general', 'security', 'info', 'social', 'notifications', 'usage'] as const;

/** The open tab. */
export const settingsSearch = Type.Object({ tab: Default(Type.Enum([...tabs]), 'general') });

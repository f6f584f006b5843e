import { Default, Type } from '#kit/schema.ts';

export const editTabs = ['account', 'information', 'social'] as const;

/** The open tab. */
export const editSearch = Type.Object({ tab: Default(Type.Enum([...editTabs]), 'account') });

import { Default, Type } from '#kit/schema.ts';

export const editTabs = ['account', 'information', 'social'] as const;

/** Which part of the record is open. */
export const editSearch = Type.Object({ tab: Default(Type.Enum([...editTabs]), 'account') });

import { Default, OneOf, Shape } from '#kit/schema.ts';

export const editTabs = ['account', 'information', 'social'] as const;

/** Which part of the record is open. */
export const editSearch = Shape({ tab: Default(OneOf([...editTabs]), 'account') });

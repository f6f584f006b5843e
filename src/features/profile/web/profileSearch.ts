import { Default, Type } from '#kit/schema.ts';

export const tabs = ['feed', 'about', 'photos', 'friends'] as const;
export type Tab = (typeof tabs)[number];

/** The search parameters of the profile page. */
export const profileSearch = Type.Object({ tab: Default(Type.Enum([...tabs]), 'feed') });

import { Default, Type } from '#kit/schema.ts';

export const tabs = ['feed', 'about', 'photos', 'friends'] as const;
export type Tab = (typeof tabs)[number];

/** What the profile's address says after its question mark. */
export const profileSearch = Type.Object({ tab: Default(Type.Enum([...tabs]), 'feed') });

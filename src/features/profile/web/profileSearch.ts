import { Default, OneOf, Shape } from '#kit/schema.ts';

export const tabs = ['feed', 'about', 'photos', 'friends'] as const;
export type Tab = (typeof tabs)[number];

/** What the profile's address says after its question mark. */
export const profileSearch = Shape({ tab: Default(OneOf([...tabs]), 'feed') });

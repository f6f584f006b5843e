// What a bulletin is written from.
import type { Language } from '#kit/errors.ts';
import type { Contents } from '../contents.ts';

export type Reader = { email: string; name: string; language: Language; token: string };
export type Written = Contents & { reader: Reader; appName: string; links: Links };
/** Addresses in a mail. */
export type Links = {
  notice(id: number): string;
  page(path: string): string;
  search(id: number): string;
  followed: string;
  seguidos: string;
  settings: string;
  end: string;
};

// What the screen has to know of notices. It belongs to another feature, so the app plugs it in.
import { createContext, useContext } from 'react';

export type NoticeFound = { id: number; label: string; objeto: string };

export type Notices = {
  find(q: string, signal: AbortSignal): Promise<NoticeFound[]>;
  /** The notice of that control number; undefined while it is not here. */
  byControl(controle: string, signal: AbortSignal): Promise<NoticeFound | undefined>;
  /** The control number of a notice, under which its items and results are filed. */
  controlOf(id: number): Promise<string>;
};

const Plugged = createContext<Notices | undefined>(undefined);
export const NoticesProvider = Plugged.Provider;

export function useNotices(): Notices {
  const notices = useContext(Plugged);
  if (!notices) throw new Error('Nobody plugged the notices in.');
  return notices;
}

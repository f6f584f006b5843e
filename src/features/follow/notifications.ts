// Data of notifications about followed items, written by the server and worded in the browser.
import type { FollowKind, NextDate } from './contract.ts';

/** `follow.changed`: an import changed a followed thing. */
export type ChangedNotification = {
  kind: FollowKind;
  /** Id of the notice or bill. */
  item: number;
  name: string;
  /** The most important first; long values are shortened. */
  changes: ChangedField[];
  /** Number of further changes. */
  more: number;
};

/** As in the history: `campo` is empty when a part as a whole was added or removed, and `tramitacao` for a step of a bill. */
export type ChangedField = {
  campo: string;
  antes: string | null;
  depois: string | null;
  /** For a part of a notice: its kind and number. */
  parte?: 'lote' | 'resultado' | 'documento';
  numero?: string;
};

/** `follow.dateNear`: a date of a followed notice is near. */
export type DateNotification = { kind: 'licitacao'; item: number; name: string; date: NextDate['kind']; at: string; allDay: boolean };

/** `follow.datesNear`: too many dates for separate notifications. */
export type DatesNotification = { count: number /** The first to come. */; nearest: DateNotification[] };

// What the notifications of following hold: the server writes it, the browser makes the sentence.
import type { FollowKind, NextDate } from './contract.ts';

/** `follow.changed`: an import changed a followed thing. */
export type ChangedNotification = {
  kind: FollowKind;
  /** Id of the notice or bill. */
  item: number;
  name: string;
  /** Those that tell most, first; long values are cut. */
  changes: ChangedField[];
  /** How many there are besides. */
  more: number;
};

/** As the history has it: `campo` is empty where a part as a whole came or went, and `tramitacao` where a bill took a step. */
export type ChangedField = {
  campo: string;
  antes: string | null;
  depois: string | null;
  /** Of a part of a notice: which kind, and its number. */
  parte?: 'lote' | 'resultado' | 'documento';
  numero?: string;
};

/** `follow.dateNear`: a date of a followed notice is near. */
export type DateNotification = { kind: 'licitacao'; item: number; name: string; date: NextDate['kind']; at: string; allDay: boolean };

/** `follow.datesNear`: more of them at once than one wants to be told singly. */
export type DatesNotification = { count: number /** The first to come. */; nearest: DateNotification[] };

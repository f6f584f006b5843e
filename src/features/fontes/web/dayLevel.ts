import type { Dia } from '../contract.ts';

/** Not a single list of the day was read. */
export function isUnread({ modalidades }: Dia): boolean {
  return modalidades.every(({ esperados }) => esperados === null);
}

/** Also days without notices are whole. */
export function levelOf(day: Dia): 'whole' | 'partial' | 'unread' {
  if (isUnread(day)) return 'unread';
  return day.esperados !== null && day.recebidos >= day.esperados ? 'whole' : 'partial';
}

import { useGoToKeys } from '../menu/goTo.ts';
import { useVisits } from '../shell/useVisits.ts';

/** What is not needed at once: the keys of the menu's screens, which the menu tells, and the memory of visits. */
export function FurtherCommands({ account }: { account: number }) {
  useVisits(account);
  useGoToKeys();
  return null;
}

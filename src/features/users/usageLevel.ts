// How near what an account keeps of one kind is to its quota, as lists and cards name it.
import { fileSize } from '#kit/fileSize.ts';

type Usage = { items: number; bytes: number; mostItems: number; mostBytes: number };

/** What share of a quota is worth a warning. */
export const WARNING_SHARE = 0.8;

/** `full` also where less is left than a usual row takes, or than the figures show: the next row would be refused. */
export function usageLevel({ items, bytes, mostItems, mostBytes }: Usage): 'full' | 'nearly' | null {
  if (items === 0 || Math.max(items / mostItems, bytes / mostBytes) < WARNING_SHARE) return null;
  const isFull = items >= mostItems || mostBytes - bytes < bytes / items || fileSize(bytes, 'en') === fileSize(mostBytes, 'en');
  return isFull ? 'full' : 'nearly';
}

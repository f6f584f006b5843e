// How close the usage of a kind is to its quota.
import { fileSize } from '#kit/fileSize.ts';

type Usage = { items: number; bytes: number; mostItems: number; mostBytes: number };

/** The share of a quota from which a warning is shown. */
export const WARNING_SHARE = 0.8;

/** `full` also if less is left than a usual row needs, or than the figures show: the next row would be refused. */
export function usageLevel({ items, bytes, mostItems, mostBytes }: Usage): 'full' | 'nearly' | null {
  if (items === 0 || Math.max(items / mostItems, bytes / mostBytes) < WARNING_SHARE) return null;
  const isFull = items >= mostItems || mostBytes - bytes < bytes / items || fileSize(bytes, 'en') === fileSize(mostBytes, 'en');
  return isFull ? 'full' : 'nearly';
}

import { useFormat } from '#kit/web/locale/format.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

/** Names of months such as `2026-07`. */
export function useMonthNames(): (month: string) => string {
  const { shortMonth } = useFormat();
  return (month) => shortMonth(noonOf(`${month}-01`));
}

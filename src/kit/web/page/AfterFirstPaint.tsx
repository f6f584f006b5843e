import type { ReactNode } from 'react';
import { useIsPainted } from '../request/firstPaint.ts';

type AfterFirstPaintProps = {
  children: ReactNode;
  /** Takes the same place until then. */
  place?: ReactNode;
};

/** Controls that the first screen can be read without: a slow phone needs half a second to draw them. Later screens have them at once. */
export function AfterFirstPaint({ children, place = null }: AfterFirstPaintProps) {
  return useIsPainted() ? children : place;
}

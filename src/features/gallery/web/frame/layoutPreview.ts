import { createContext, useContext } from 'react';

/** Choices of the frame that a page shows while it is open. */
export type Preview = {
  /** A horizontal menu keeps the bar and cannot be collapsed. */
  menuLayout?: 'vertical';
  menuCollapsed?: boolean;
  menuHidden?: boolean;
  contentWidth?: 'full' | 'boxed';
  navbarType?: 'hidden';
  footer?: 'hidden';
};

/** How the frame is changed without storing it, which the app passes; the function it returns ends it. */
export const LayoutPreview = createContext<(preview: Preview) => () => void>(() => () => {});

export function useLayoutPreview(): (preview: Preview) => () => void {
  return useContext(LayoutPreview);
}

// Applies the user's skin and direction to components and style sheets.
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLayout } from '#features/layout/web/choices.ts';
import { useEffectiveSkin } from '#features/layout/web/skin.ts';
import { styleNonce } from '../styleNonce.ts';
import { skinColors, theme } from '../theme.ts';

export function Appearance({ children }: { children: ReactNode }) {
  const skin = useEffectiveSkin();
  const { direction } = useLayout();
  useLayoutEffect(() => {
    document.documentElement.dataset.skin = skin;
    const ground = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (ground) ground.content = skin === 'dark' ? '#121d21' : '#f5f8f9';
  }, [skin]);
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={skinColors}
        forceColorScheme={skin === 'dark' ? 'dark' : 'light'}
        getStyleNonce={styleNonce}
      >
        <DirectionFollower />
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

function DirectionFollower() {
  const { direction } = useLayout();
  const { setDirection } = useDirection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is a new function at each render
  useLayoutEffect(() => setDirection(direction), [direction]);
  return null;
}

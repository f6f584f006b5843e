import type { ReactNode } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';

/** `star` makes the button by which a bill is followed. */
export function ProjetoDetail(_: { star: (item: number, name: string) => ReactNode }) {
  const t = useTexts('projetosDeLei');
  return <Page title={t('title')}>{null}</Page>;
}

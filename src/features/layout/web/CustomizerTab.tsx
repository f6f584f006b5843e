import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { GutterTab } from '#kit/web/page/GutterTab.tsx';
import { customizer } from './customizer.ts';

const fetchCustomizer = () => import('./Customizer.tsx');
const Customizer = lazy(async () => {
  const [{ Customizer }] = await Promise.all([fetchCustomizer(), loadTexts('layout')]);
  return { default: Customizer };
});

/** The tab at the window's edge that opens the panel. On a phone it would cover content, so menus open the panel there. */
export function CustomizerTab() {
  const t = useTexts('kit');
  const isOpen = customizer.useIsOpen();
  const tab = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, tab);
  return (
    <>
      <GutterTab
        at="middle"
        phone="hidden"
        ref={tab}
        label={t('customize')}
        aria-expanded={isOpen}
        onPointerEnter={fetchCustomizer}
        onClick={isOpen ? customizer.close : customizer.open}
      >
        <IconSettings size={18} aria-hidden />
      </GutterTab>
      {isOpen && (
        <Suspense>
          <Customizer />
        </Suspense>
      )}
    </>
  );
}

/** On closing, the focus returns to the opener, or, if that is gone, to the tab or the content. */
function useFocusBack(isOpen: boolean, tab: React.RefObject<HTMLElement | null>): void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      const candidates = [opener.current, tab.current, document.getElementById('content')];
      const target = candidates.find((element) => element !== document.body && element?.checkVisibility());
      if (target instanceof HTMLElement) target.focus();
    };
  }, [isOpen, tab]);
}

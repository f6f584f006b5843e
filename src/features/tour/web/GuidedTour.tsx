import { Tour } from '@mantine/core';
import '@mantine/core/styles/Tour.layer.css';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#kit/web/device/motion.ts';
import { isMac } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { tour } from './tour.ts';

const steps = ['menu', 'bookmarks', 'search', 'bell', 'account', 'keys'] as const;

/** Shows newcomers what the frame of every screen offers. Steps about what this screen or window does not show are left out. */
export function GuidedTour() {
  const t = useTexts('tour');
  const kit = useTexts('kit');
  const [shown] = useState(() =>
    steps.map((step) => ({ step, target: targetOf(step) })).filter(({ step, target }) => target || (step === 'keys' && hasKeyboard())),
  );
  useFocusBack();
  const motion = prefersReducedMotion() ? { stepTransitionDuration: 0, transitionProps: { duration: 0 } } : {};
  return (
    <Tour
      active
      onClose={tour.close}
      closeOnOverlayClick
      overlayColor="rgb(0 0 0 / 55%)"
      labels={{
        skip: t('skip'),
        back: t('back'),
        next: t('next'),
        close: kit('action.close'),
        stepCounter: (current, total) => t('counter', { current, total }),
      }}
      {...motion}
    >
      {shown.map(({ step, target }) => (
        <Tour.Step key={step} title={t(`step.${step}.title`)} {...(target && { target: { current: target }, position: besides(target) })}>
          {t(`step.${step}.text`, { mod: isMac ? '⌘' : t('control') })}
        </Tour.Step>
      ))}
    </Tour>
  );
}

/** Phones and tablets mostly have none. */
const hasKeyboard = () => matchMedia('(any-pointer: fine)').matches;

/** The first one that is seen: on a phone a button stands for the menu. */
function targetOf(step: string): HTMLElement | undefined {
  const candidates = document.querySelectorAll<HTMLElement>(`[data-tour=${step}]`);
  return [...candidates].find((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Below a button, beside the menu, which is as high as the window. */
function besides(target: HTMLElement): 'bottom' | 'left-start' | 'right-start' {
  if (target.clientHeight < innerHeight / 2) return 'bottom';
  return document.dir === 'rtl' ? 'left-start' : 'right-start';
}

/** The menu that opened the tour is gone when it ends. */
function useFocusBack(): void {
  const opener = useRef(document.activeElement);
  useEffect(
    () => () => {
      const back = opener.current instanceof HTMLElement && opener.current.isConnected && opener.current !== document.body;
      (back ? (opener.current as HTMLElement) : document.getElementById('content'))?.focus({ preventScroll: true });
    },
    [],
  );
}

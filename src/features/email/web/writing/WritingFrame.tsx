import { ActionIcon, Portal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconChevronUp, IconMinus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isMac, useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './Writing.module.css';

type WritingFrameProps = { title: string; send: () => void; close: () => void; children: ReactNode };
type Size = 'usual' | 'minimized' | 'maximized';

/** A window in the corner, next to which the page stays usable; on a phone it covers the screen. */
export function WritingFrame({ title, send, close, children }: WritingFrameProps) {
  const t = useTexts('writing');
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const [chosen, setSize] = useState<Size>('usual');
  const size = isPhone ? 'phone' : chosen;
  const frame = useRef<HTMLElement>(null);
  const minimizer = useRef<HTMLButtonElement>(null);
  // Called first, because inert elements cannot receive the focus.
  useInertPage(size === 'phone');
  useRestoreFocus();
  const group = t('keys.group');
  useKeys([
    { keys: ['Mod+Enter'], does: t('keys.send'), group },
    // With the focus in the window it is handled below; without a focus it closes the window.
    { keys: ['Escape'], does: t('keys.close'), group, act: ({ target }) => target === document.body && size !== 'minimized' && close() },
  ]);
  const isWithin = (target: EventTarget) => target instanceof Node && frame.current?.contains(target);
  /** Before the editor inserts a line break. */
  const pressFirst = (press: KeyboardEvent) => {
    const mod = isMac ? press.metaKey : press.ctrlKey;
    if (press.key !== 'Enter' || !mod || !isWithin(press.target)) return;
    press.preventDefault();
    press.stopPropagation();
    // A held key counts once.
    if (!press.repeat) send();
  };
  const press = (pressed: KeyboardEvent) => {
    // Popups over the window have their own keys.
    if (!isWithin(pressed.target)) return;
    // The editor cancels Escape although it does nothing with it.
    const isInText = pressed.target instanceof Element && pressed.target.matches('[contenteditable=true]');
    if (pressed.defaultPrevented && !(pressed.key === 'Escape' && isInText)) return;
    if (pressed.key === 'Escape') close();
    // Letters typed on a button here must not trigger the list's shortcuts.
    if (pressed.key.length === 1 && !pressed.ctrlKey && !pressed.metaKey) pressed.stopPropagation();
  };
  const resize = (next: Size) => {
    setSize(next);
    // The clicked button may have been removed.
    requestAnimationFrame(() => minimizer.current?.focus());
  };
  return (
    <Portal>
      <section
        ref={frame}
        className={classes.window}
        data-writing
        data-size={size}
        aria-label={t('window', { title })}
        onKeyDownCapture={pressFirst}
        onKeyDown={press}
      >
        <div className={classes.head}>
          <h2 className={`${textStyles.oneLine} ${classes.title}`}>{title}</h2>
          {size !== 'phone' && (
            <>
              <ActionIcon
                ref={minimizer}
                size={36}
                color="gray"
                aria-label={t(size === 'minimized' ? 'restore' : 'minimize')}
                aria-expanded={size !== 'minimized'}
                data-hint={t(size === 'minimized' ? 'restore' : 'minimize')}
                onClick={() => resize(size === 'minimized' ? 'usual' : 'minimized')}
              >
                {size === 'minimized' ? <IconChevronUp size={18} /> : <IconMinus size={18} />}
              </ActionIcon>
              {size !== 'minimized' && (
                <ActionIcon
                  size={36}
                  color="gray"
                  aria-label={t(size === 'maximized' ? 'narrow' : 'maximize')}
                  data-hint={t(size === 'maximized' ? 'narrow' : 'maximize')}
                  onClick={() => setSize(size === 'maximized' ? 'usual' : 'maximized')}
                >
                  {size === 'maximized' ? <IconArrowsDiagonalMinimize2 size={18} /> : <IconArrowsDiagonal size={18} />}
                </ActionIcon>
              )}
            </>
          )}
          <ActionIcon
            size={size === 'phone' ? 44 : 36}
            color="gray"
            aria-label={t('keys.close')}
            data-hint={t('keys.close')}
            onClick={close}
          >
            <IconX size={18} />
          </ActionIcon>
        </div>
        <div className={classes.content} hidden={size === 'minimized'}>
          {children}
        </div>
      </section>
    </Portal>
  );
}

/** Returns the focus to where it was before the window opened. */
function useRestoreFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
}

/** Makes the page inert while the window covers it. */
function useInertPage(isAlone: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!isAlone || !page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isAlone]);
}

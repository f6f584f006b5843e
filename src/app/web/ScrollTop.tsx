import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './ScrollTop.module.css';

/** From how far down there is a way back up, in pixels. */
const FROM = 300;

export function ScrollTop() {
  const t = useTexts('app');
  const isDown = useIsDown();
  if (!isDown) return null;
  const goUp = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <ActionIcon className={classes.button} size={44} variant="filled" aria-label={t('frame.scrollTop')} onClick={goUp}>
      <IconArrowUp size={20} />
    </ActionIcon>
  );
}

function useIsDown(): boolean {
  const [isDown, setIsDown] = useState(() => scrollY > FROM);
  useEffect(() => {
    const look = () => setIsDown(scrollY > FROM);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isDown;
}

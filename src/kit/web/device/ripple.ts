// The ripple in a pressed button. One listener serves all buttons.
import { prefersReducedMotion } from './motion.ts';

/** Duration in milliseconds, from the specification. */
const RIPPLE_MS = 500;

export function startRipple(): void {
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.mantine-Button-root, .mantine-ActionIcon-root') : null;
    if (!button || prefersReducedMotion() || button.matches(':disabled, [data-disabled]')) return;
    spread(button, clientX, clientY);
  });
}

/** Below the button's label, without pointer events, and removed at the end of the animation. */
function spread(button: HTMLElement, x: number, y: number): void {
  const box = button.getBoundingClientRect();
  const radius = Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y));
  const ring = document.createElement('span');
  ring.setAttribute('aria-hidden', 'true');
  Object.assign(ring.style, {
    position: 'absolute',
    left: `${x - box.left - radius}px`,
    top: `${y - box.top - radius}px`,
    width: `${2 * radius}px`,
    height: `${2 * radius}px`,
    borderRadius: '50%',
    background: 'currentColor',
    pointerEvents: 'none',
  });
  // Clipped in its own element, because a badge at the button's corner must not be clipped.
  const clip = document.createElement('span');
  clip.setAttribute('aria-hidden', 'true');
  Object.assign(clip.style, { position: 'absolute', inset: '0', overflow: 'hidden', borderRadius: 'inherit', pointerEvents: 'none' });
  clip.append(ring);
  button.append(clip);
  const spreading = ring.animate(
    [
      { transform: 'scale(0)', opacity: 0.22 },
      { transform: 'scale(1)', opacity: 0 },
    ],
    { duration: RIPPLE_MS, easing: 'ease-out' },
  );
  spreading.finished.catch(() => {}).finally(() => clip.remove());
}

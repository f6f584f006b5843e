// What is over every screen. The first one can be read and used without.
import { Hints } from '#kit/web/popup/Hints.tsx';
import { Toasts } from '#kit/web/toast/Toasts.tsx';
import { ServerAway } from './away/ServerAway.tsx';

type OverlaysProps = {
  /** The server serves again. */
  onBack: () => void;
};

export function Overlays({ onBack }: OverlaysProps) {
  return (
    <>
      <Toasts />
      <Hints />
      <ServerAway onBack={onBack} />
    </>
  );
}

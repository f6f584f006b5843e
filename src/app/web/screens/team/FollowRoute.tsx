// The board with the page's nonce, which the style elements of drag and drop need, and with what begins an offer for a notice.
import { FollowScreen } from '#features/follow/web/FollowScreen.tsx';
import { useCreate } from '#features/propostas/web/useCreate.ts';
import { styleNonce } from '../../styleNonce.ts';

export function FollowRoute() {
  const { create } = useCreate();
  return <FollowScreen nonce={styleNonce()} prepare={create} />;
}

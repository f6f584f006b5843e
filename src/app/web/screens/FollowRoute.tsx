// The board with the page's nonce, which the style elements of drag and drop need.
import { FollowScreen } from '#features/follow/web/FollowScreen.tsx';
import { styleNonce } from '../styleNonce.ts';

export function FollowRoute() {
  return <FollowScreen nonce={styleNonce()} />;
}

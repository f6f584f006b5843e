// The board of offers with the page's nonce, which the style elements of drag and drop need.
import { PropostasScreen } from '#features/propostas/web/PropostasScreen.tsx';
import { styleNonce } from '../../styleNonce.ts';

export function PropostasRoute() {
  return <PropostasScreen nonce={styleNonce()} />;
}

// The checkout together with the list of wishes, to which what is not ordered may go.
import { CheckoutScreen } from '#features/orders/web/CheckoutScreen.tsx';
import { calls } from '#features/shop/web/catalogue/calls.ts';

const wish = (productId: number) => calls.wish.send({ body: { productId } });

export function CheckoutRoute() {
  return <CheckoutScreen wish={wish} />;
}

// The checkout with the wishlist, to which products that are not ordered can be moved.
import { CheckoutScreen } from '#features/orders/web/CheckoutScreen.tsx';
import { calls } from '#features/shop/web/catalogue/calls.ts';

const wish = (productId: number) => calls.wish.send({ body: { productId } });

export function CheckoutRoute() {
  return <CheckoutScreen wish={wish} />;
}

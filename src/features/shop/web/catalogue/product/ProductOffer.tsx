import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { QtyStepper } from '#kit/web/form/QtyStepper.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import { MAX_QTY } from '../../../contract.ts';
import type { ShopProduct } from '../../../entities.ts';
import { CartAction } from '../CartAction.tsx';
import { ColorChoice } from '../edit/ColorChoice.tsx';
import { useProductChanges } from '../edit/useProductChanges.ts';
import { FreeShippingBadge, HiddenBadge, StockBadge } from '../ProductBadges.tsx';
import { Stars } from '../Stars.tsx';
import { WishButton } from '../wishlist/WishButton.tsx';
import classes from './ProductScreen.module.css';
import { ShareButton } from './ShareButton.tsx';

/** Picture, price and buttons of a product. */
export function ProductOffer({ product }: { product: ShopProduct }) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const cartTexts = useTexts('shop');
  const format = useFormat();
  const changes = useProductChanges();
  const { name, brand, slug, price, image, rating, stock, hasFreeShipping, colorOptions, isInCart, isInWishlist, isHidden } = product;
  const [color, setColor] = useState(colorOptions[0]);
  const [qty, setQty] = useState(1);
  return (
    <section className={`${surface.surface} ${classes.offer}`} aria-label={name}>
      <div className={classes.picture}>
        <img src={atPrefix(image)} alt="" width="480" height="360" data-hidden={isHidden || undefined} />
      </div>
      <div className={classes.words}>
        <p className={textStyles.dimmed}>
          {t('detail.by')}{' '}
          <Text span inherit c="text" fw={600}>
            {brand}
          </Text>
        </p>
        <Stars rating={rating} size={18} />
        <p className={classes.price}>{format.money(price)}</p>
        <Group gap="8px 16px">
          <StockBadge stock={stock} />
          {hasFreeShipping && <FreeShippingBadge />}
          {isHidden && <HiddenBadge />}
        </Group>
        <hr className={classes.line} />
        {color !== undefined && <ColorChoice options={colorOptions} value={color} choose={setColor} />}
        {!isInCart && stock > 0 && (
          <Stack gap="xs" align="flex-start" fz="sm" fw={550}>
            <span aria-hidden>{common('word.quantity')}</span>
            <QtyStepper label={cartTexts('cart.qtyOf', { name })} qty={qty} setQty={setQty} max={Math.min(MAX_QTY, stock)} />
          </Stack>
        )}
        <Group gap="xs" w="100%" mt="xs">
          <CartAction
            name={name}
            isInCart={isInCart}
            stock={stock}
            className={classes.cart}
            add={() => void changes.addToCart(product, qty, color)}
          />
          <WishButton name={name} isInWishlist={isInWishlist} toggle={() => void changes.toggleWish(product)} />
          <ShareButton name={name} path={`/apps/ecommerce/product-detail/${slug}`} />
        </Group>
      </div>
    </section>
  );
}

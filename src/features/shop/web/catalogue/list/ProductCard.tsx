import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import surface from '#kit/web/page/surface.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import cover from '#kit/web/text/coverLink.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedProduct } from '../../../entities.ts';
import { FreeShippingBadge, HiddenBadge, StockBadge } from '../ProductBadges.tsx';
import { Stars } from '../Stars.tsx';
import classes from './ProductCard.module.css';

type ProductCardProps = {
  product: ListedProduct;
  /** Its index for keyboard navigation. */
  index: number;
  /** The wishlist button on the picture. */
  corner: ReactNode;
  /** The main button. */
  action: ReactNode;
};

/** A product as a card or a row; a click outside of its buttons opens it. */
export function ProductCard({ product, index, corner, action }: ProductCardProps) {
  const format = useFormat();
  const { name, brand, slug, description, price, image, hasFreeShipping, rating, stock, isHidden } = product;
  return (
    <li
      className={`${cover.covered} ${surface.surface} ${classes.card}`}
      data-index={index}
      data-product={product.id}
      data-hidden={isHidden || undefined}
    >
      <div className={classes.picture}>
        <img src={atPrefix(image)} alt="" width="240" height="180" loading={index < 6 ? 'eager' : 'lazy'} />
      </div>
      <div className={classes.words}>
        <span className={textStyles.minor}>{brand}</span>
        <h2 className={`${textStyles.lines} ${classes.name}`}>
          <Link className={cover.cover} to="/apps/ecommerce/product-detail/$slug" params={{ slug }}>
            {name}
          </Link>
        </h2>
        <p className={classes.description}>{description}</p>
        <Stars rating={rating} />
      </div>
      <div className={classes.deal}>
        <strong className={classes.price}>{format.money(price)}</strong>
        <div className={classes.marks}>
          {hasFreeShipping && <FreeShippingBadge />}
          <StockBadge stock={stock} isQuiet />
          {isHidden && <HiddenBadge />}
        </div>
        <div className={classes.action}>{action}</div>
      </div>
      <div className={classes.corner}>{corner}</div>
    </li>
  );
}

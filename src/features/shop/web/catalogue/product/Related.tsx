import { Link } from '@tanstack/react-router';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedProduct } from '../../../entities.ts';
import { Stars } from '../Stars.tsx';
import classes from './Related.module.css';

/** Related products in a row that scrolls card by card. */
export function Related({ products }: { products: readonly ListedProduct[] }) {
  const t = useTexts('catalogue');
  const format = useFormat();
  if (products.length === 0) return null;
  return (
    <DetailCard title={t('detail.related')}>
      <ul className={classes.row}>
        {products.map(({ id, slug, name, brand, image, price, rating }) => (
          <li key={id} className={classes.item}>
            <Link className={classes.card} to="/apps/ecommerce/product-detail/$slug" params={{ slug }}>
              <span className={classes.picture}>
                <img src={atPrefix(image)} alt="" width="160" height="120" loading="lazy" />
              </span>
              <span className={textStyles.minor}>{brand}</span>
              <span className={`${textStyles.lines} ${classes.name}`}>{name}</span>
              <Stars rating={rating} size={14} />
              <strong className={classes.price}>{format.money(price)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}

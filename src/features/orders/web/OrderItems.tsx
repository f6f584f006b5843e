import { Link } from '@tanstack/react-router';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Order, OrderItem } from '../entities.ts';
import { discountOf } from '../prices.ts';
import classes from './OrderItems.module.css';

/** The ordered products with their prices at that time. */
export function OrderItems({ order }: { order: Order }) {
  const t = useTexts('orders');
  const common = useTexts('common');
  return (
    <DetailCard title={t('items.title')} aside={<span className={textStyles.dimmed}>{t('items.pieces', { count: order.pieces })}</span>}>
      <table className={classes.items}>
        <thead>
          <tr>
            <th scope="col">{t('items.product')}</th>
            <th scope="col">{common('word.price')}</th>
            <th scope="col">{common('word.quantity')}</th>
            <th scope="col">{t('items.discount')}</th>
            <th scope="col">{t('items.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <ItemRow key={item.id} item={item} isOver={order.next.length === 0} />
          ))}
        </tbody>
      </table>
    </DetailCard>
  );
}

/** @param isOver whether the order is delivered or ended */
function ItemRow({ item, isOver }: { item: OrderItem; isOver: boolean }) {
  const t = useTexts('orders');
  const common = useTexts('common');
  const format = useFormat();
  const { productId, slug, name, brand, image, priceCents, qty, discountPercentage, arrivesAt } = item;
  const discount = discountOf(item);
  return (
    <tr>
      <th scope="row" className={classes.product}>
        <img src={atPrefix(image)} alt="" width="48" height="48" />
        <div>
          {productId === null ? (
            <span className={classes.name}>{name}</span>
          ) : (
            <Link className={classes.name} to="/apps/ecommerce/product-detail/$slug" params={{ slug }}>
              {name}
            </Link>
          )}
          <div className={textStyles.minor}>
            {t('items.by', { brand })}
            {!isOver && ` · ${t('items.arrives', { day: format.dayMonth(arrivesAt) })}`}
          </div>
        </div>
      </th>
      <td data-label={common('word.price')}>{format.money(priceCents / 100)}</td>
      <td data-label={common('word.quantity')}>{format.number(qty)}</td>
      <td data-label={t('items.discount')}>
        {discount === 0 ? '–' : <bdi dir="ltr">{`${format.money(-discount / 100)} (${format.percent(discountPercentage / 100)})`}</bdi>}
      </td>
      <td data-label={t('items.sum')}>{format.money((priceCents * qty - discount) / 100)}</td>
    </tr>
  );
}

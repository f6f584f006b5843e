import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import detail from '#kit/web/detail/Detail.module.css';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { orders } from '../contract.ts';
import type { Order } from '../entities.ts';
import { AddressLines } from './AddressLines.tsx';
import { calls } from './calls.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderItems } from './OrderItems.tsx';
import classes from './Orders.module.css';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PriceList } from './PriceList.tsx';
import { StateBadge } from './StateBadge.tsx';

/** Validates the id as the call does. */
const idOf = searchOf(orders.show.params);

/** One order: products, history, address and price. */
export function OrderScreen() {
  const t = useTexts('orders');
  const { id } = idOf(useParams({ from: '/shell/pedidos/$id' }));
  const query = useQuery({ ...calls.show.query({ params: { id: id ?? 0 } }), enabled: id !== undefined });
  const isMissing = id === undefined || isNotFound(query.error);
  const order = isMissing ? undefined : query.data;
  return (
    <Page
      title={isMissing ? t('missing.title') : order ? t('order.title', { number: order.number }) : t('order.untitled')}
      trail={[
        <Link key="list" to="/pedidos" search={order?.isOwn === false ? { todos: true } : {}} activeOptions={{ exact: true }}>
          {t(order?.isOwn === false ? 'list.all' : 'list.own')}
        </Link>,
      ]}
      aside={order && <StateBadge state={order.state} />}
      actions={order && <OrderActions order={order} />}
    >
      {isMissing ? (
        <Missing />
      ) : (
        <Loaded query={query} skeleton={<OrderSkeleton />}>
          {(loaded) => <Content order={loaded} />}
        </Loaded>
      )}
    </Page>
  );
}

function Content({ order }: { order: Order }) {
  const t = useTexts('orders');
  return (
    <div className={classes.sheet}>
      <DetailColumns
        keepsCardsWhole
        main={
          <>
            <OrderItems order={order} />
            <OrderTimeline order={order} />
          </>
        }
        side={
          <>
            <DetailCard title={t('price.title')}>
              <PriceList prices={order} />
            </DetailCard>
            <DetailCard title={t('address.title')}>
              <AddressLines address={order.address} />
            </DetailCard>
            <DetailCard title={t('payment.title')}>
              <Facts layout="stack" className={classes.facts}>
                <Fact name={t('payment.method')}>{t(`payment.${order.method}.name`)}</Fact>
                <Fact name={t(`payment.${order.method}.reference`)}>
                  <bdi>{order.reference}</bdi>
                </Fact>
                {!order.isOwn && (
                  <Fact name={t('field.buyer')}>
                    <bdi>{order.buyer}</bdi>
                  </Fact>
                )}
              </Facts>
            </DetailCard>
          </>
        }
      />
    </div>
  );
}

function Missing() {
  const t = useTexts('orders');
  return (
    <NotFoundState
      sought={t('missing.sought')}
      hint={t('missing.hint')}
      list={{ label: t('missing.list'), link: (props) => <Link to="/pedidos" {...props} /> }}
    />
  );
}

/** About as high as the cards will be. */
function OrderSkeleton() {
  return (
    <DetailColumns
      isSkeleton
      main={[280, 220].map((height) => (
        <div key={height} className={detail.card}>
          <Skeleton height={height} />
        </div>
      ))}
      side={[150, 120, 90].map((height) => (
        <div key={height} className={detail.card}>
          <Skeleton height={height} />
        </div>
      ))}
    />
  );
}

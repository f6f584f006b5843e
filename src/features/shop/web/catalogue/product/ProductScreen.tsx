import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { calls } from '../calls.ts';
import { useShopTrail } from '../list/useShopTrail.tsx';
import { idInSlug } from '../productSlug.ts';
import { Features } from './Features.tsx';
import { MissingProduct } from './MissingProduct.tsx';
import { ProductOffer } from './ProductOffer.tsx';
import classes from './ProductScreen.module.css';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { Related } from './Related.tsx';

/** One product; its URL contains name and id. */
export function ProductScreen() {
  const { slug } = useParams({ from: '/shell/apps/ecommerce/product-detail/$slug' });
  const id = idInSlug(slug);
  return id === undefined ? <MissingProduct slug={slug} /> : <Product key={id} id={id} slug={slug} />;
}

function Product({ id, slug }: { id: number; slug: string }) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const navigate = useNavigate();
  const trail = useShopTrail();
  const administers = useMay(needs.administers);
  const query = useQuery(calls.show.query({ params: { id } }));
  const product = query.data?.product;
  // A renamed product is found by its old URL and redirected to the new one.
  const rightSlug = product?.slug;
  useEffect(() => {
    if (rightSlug !== undefined && rightSlug !== slug)
      void navigate({ to: '/apps/ecommerce/product-detail/$slug', params: { slug: rightSlug }, replace: true });
  }, [rightSlug, slug, navigate]);
  if (isNotFound(query.error)) return <MissingProduct slug={slug} />;
  return (
    <Page
      title={product?.name ?? t('title')}
      windowTitle={product && `${product.name} · ${t('title')}`}
      trail={trail}
      actions={
        administers && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/apps/ecommerce/product-edit/$id" params={{ id: String(id) }} {...props} />}
          >
            {common('word.edit')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<ProductSkeleton />}>
        {({ product, related }) => (
          <>
            <ProductOffer product={product} />
            <Features />
            <DetailCard title={common('word.description')}>
              <p className={classes.description}>{product.description}</p>
            </DetailCard>
            <Related products={related} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

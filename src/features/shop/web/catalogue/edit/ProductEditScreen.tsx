import { Button, Skeleton } from '@mantine/core';
import { IconEye, IconEyeOff, IconFileText } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { ShopProduct } from '../../../entities.ts';
import { calls } from '../calls.ts';
import { useShopTrail } from '../list/useShopTrail.tsx';
import { MissingProduct } from '../product/MissingProduct.tsx';
import { idInSlug } from '../productSlug.ts';
import { EditProduct } from './EditProduct.tsx';
import { NewProduct } from './NewProduct.tsx';

/** The screen in which admins edit or add a product. */
export function ProductEditScreen() {
  const t = useTexts('catalogue');
  const trail = useShopTrail();
  const { id: asked } = useParams({ from: '/shell/apps/ecommerce/product-edit/$id' });
  if (asked === 'new')
    return (
      <Page title={t('edit.new')} trail={trail}>
        <NewProduct />
      </Page>
    );
  const id = idInSlug(asked);
  return id === undefined ? <MissingProduct slug={asked} /> : <Known key={id} id={id} />;
}

function Known({ id }: { id: number }) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const trail = useShopTrail();
  const query = useQuery(calls.show.query({ params: { id } }));
  const product = query.data?.product;
  if (isNotFound(query.error)) return <MissingProduct slug={String(id)} />;
  return (
    <Page
      title={product ? t('edit.title', { name: product.name }) : common('word.edit')}
      trail={trail}
      actions={
        product && (
          <>
            <HideButton product={product} />
            <Button
              variant="default"
              leftSection={<IconFileText size={18} aria-hidden />}
              renderRoot={(props) => <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug: product.slug }} {...props} />}
            >
              {t('edit.see')}
            </Button>
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={640} aria-hidden />}>
        {({ product }) => <EditProduct product={product} />}
      </Loaded>
    </Page>
  );
}

/** Hides the product or shows it again. */
function HideButton({ product: { id, name, isHidden } }: { product: ShopProduct }) {
  const t = useTexts('catalogue');
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...calls.hide.mutation(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['shop'] }),
  });
  const set = async (hides: boolean) => {
    const sent = (isHidden: boolean) => mutateAsync({ params: { id }, body: { isHidden } });
    await sent(hides).then(
      () => toast.undo(t(hides ? 'edit.hidden' : 'edit.shown', { name }), () => void sent(!hides).catch(() => {})),
      // A toast reports every failed change.
      () => {},
    );
  };
  const Icon = isHidden ? IconEye : IconEyeOff;
  return (
    <Button variant="default" loading={isPending} leftSection={<Icon size={18} aria-hidden />} onClick={() => void set(!isHidden)}>
      {isHidden ? t('edit.show') : t('edit.hide')}
    </Button>
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useShopTrail } from '../list/useShopTrail.tsx';

/** Shown if a product does not exist, with a link to the shop. */
export function MissingProduct({ slug }: { slug: string }) {
  const t = useTexts('catalogue');
  const navigate = useNavigate();
  return (
    <Page title={t('missing.title')} trail={useShopTrail()}>
      <NotFoundState
        sought={t('missing.sought', { slug })}
        hint={t('missing.hint')}
        search={{ label: t('list.search'), find: (q) => void navigate({ to: '/apps/ecommerce/shop', search: q ? { q } : {} }) }}
        list={{ label: t('missing.list'), link: (props) => <Link to="/apps/ecommerce/shop" {...props} /> }}
      />
    </Page>
  );
}

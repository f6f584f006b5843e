// The pages for an unknown address, and for one that this account may not open.
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconHome } from '@tabler/icons-react';
import { Link, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { signOut, useUser } from '#features/auth/web/session.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SearchForm } from '#kit/web/search/SearchForm.tsx';
import { usePageTitle } from '../menu/menuTitle.ts';
import { ClosedDoor, LostWay } from './drawings.tsx';
import classes from './ErrorPages.module.css';
import { IllustratedPage, PageLinks } from './IllustratedPage.tsx';

export function NotFound() {
  const t = useTexts('pages');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const maySearch = useMay(needs.standard);
  return (
    <IllustratedPage
      drawing={<LostWay />}
      title={t('error.title')}
      hint={
        <>
          {path !== '/misc/error' && <Address>{path}</Address>}
          <p>{t('error.hint')}</p>
        </>
      }
    >
      {maySearch && <NoticeSearch />}
      <PageLinks>
        <BackButton />
        <HomeButton />
      </PageLinks>
    </IllustratedPage>
  );
}

export function NotAuthorized() {
  const t = useTexts('pages');
  const { from } = useSearch({ from: '/anywhere/misc/not-authorized' });
  const user = useUser();
  const navigate = useNavigate();
  const maySeeHome = useMay(needs.standard);
  const changeAccount = async () => {
    const leaving = user ? signOut() : undefined;
    await navigate({ to: '/login', search: { redirect: from } });
    await leaving;
  };
  return (
    <IllustratedPage
      drawing={<ClosedDoor />}
      title={user ? t('notAuthorized.title') : t('notAuthorized.signedOut')}
      hint={
        <>
          {from && <Address>{from}</Address>}
          <p>{user ? t('notAuthorized.hint', { email: user.email }) : t('notAuthorized.signedOutHint')}</p>
        </>
      }
    >
      <PageLinks>
        <BackButton />
        {maySeeHome && <Instead from={from} />}
        {maySeeHome && <HomeButton />}
        <Button onClick={changeAccount}>{user ? t('notAuthorized.changeAccount') : t('notAuthorized.signIn')}</Button>
      </PageLinks>
    </IllustratedPage>
  );
}

/** For links that admins pass on: what other users may see of the same subject. `page` gives the title. */
const insteadOf: readonly { from: RegExp; to: (found: RegExpExecArray) => string; page?: string }[] = [
  { from: /^\/apps\/user\/edit\/(\d+)/, to: ([, id]) => `/apps/user/view/${id}` },
  { from: /^\/apps\/user\//, to: () => '/apps/user/list', page: 'usuarios' },
  { from: /^\/(importar|apps\/invoice)/, to: () => '/apps/invoice/list', page: 'licitacoes' },
  { from: /^\/pages\/blog/, to: () => '/pages/blog/list', page: 'blog' },
  { from: /^\/apps\/ecommerce/, to: () => '/apps/ecommerce/shop', page: 'loja' },
  { from: /^\/outbox/, to: () => '/apps/email', page: 'email' },
  { from: /^\/(audit|gallery)/, to: () => '/access-control', page: 'acesso' },
];

function Instead({ from = '' }: { from: string | undefined }) {
  const t = useTexts('pages');
  const titleOf = usePageTitle();
  for (const { from: pattern, to, page } of insteadOf) {
    const found = pattern.exec(from);
    if (!found) continue;
    return (
      <Button variant="light" renderRoot={(props) => <Link to={to(found)} {...props} />}>
        {page ? titleOf(page) : t('notAuthorized.person')}
      </Button>
    );
  }
  return null;
}

/** An address, which is LTR in every language. */
function Address({ children }: { children: string }) {
  return (
    <p>
      <code className={classes.address} dir="ltr">
        {readable(children)}
      </code>
    </p>
  );
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Back to the previous page; a new tab has none. */
function BackButton() {
  const t = useTexts('pages');
  const { history } = useRouter();
  if (window.history.length < 2) return null;
  return (
    <Button variant="default" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={() => history.back()}>
      {t('error.back')}
    </Button>
  );
}

export function HomeButton() {
  const t = useTexts('pages');
  return (
    <Button variant="light" leftSection={<IconHome size={18} aria-hidden />} renderRoot={(props) => <Link to="/" {...props} />}>
      {t('error.home')}
    </Button>
  );
}

function NoticeSearch() {
  const t = useTexts('pages');
  const navigate = useNavigate();
  const find = (q: string) => void navigate({ to: '/apps/invoice/list', search: q ? { q } : {} });
  return <SearchForm label={t('error.search')} action={t('error.find')} find={find} />;
}

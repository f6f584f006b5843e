import type { ClosedByProxy as Closed } from '#features/settings/contract.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { NoticeToAdmins } from './NoticeToAdmins.tsx';

type ClosedByProxyProps = { closed: readonly Closed[] | undefined };

/** Says why what was open on the server's own machine no longer is, and how to open it again. */
export function ClosedByProxy({ closed = [] }: ClosedByProxyProps) {
  const t = useTexts('auth');
  const [first, ...others] = closed;
  if (!first) return null;
  const what = others.length > 0 ? 'both' : first;
  return <NoticeToAdmins title={t('closedByProxy.title')}>{t(`closedByProxy.${what}`)}</NoticeToAdmins>;
}

import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import type { Search } from '#kit/web/search/search.ts';
import type { listSearch } from '../list/listSearch.ts';

type MissingNoticeProps = {
  /** The id in the address; not always a number. */
  id: string;
  /** Search parameters of the list the user came from. */
  search: Search<typeof listSearch>;
};

/** Not-found page of a notice: what was requested, why it may be missing, and where to go. */
export function MissingNotice({ id, search }: MissingNoticeProps) {
  const t = useTexts('detail');
  const tNotices = useTexts('licitacoes');
  const navigate = useNavigate();
  return (
    <NotFoundState
      sought={t('missing.sought', { id })}
      hint={t('missing.hint')}
      search={{ label: tNotices('list.search'), find: (q) => void navigate({ to: '/apps/invoice/list', search: q ? { q } : {} }) }}
      list={{ label: t('missing.list'), link: (props) => <Link to="/apps/invoice/list" search={search} {...props} /> }}
    />
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import type { ProjetosState } from '../list/filterParams.ts';

type MissingProjetoProps = {
  /** The id in the address; not always a number. */
  id: string;
  /** Search parameters of the list the user came from. */
  search: ProjetosState['search'];
};

/** Not-found page of a bill: what was requested, why it may be missing, and where to go. */
export function MissingProjeto({ id, search }: MissingProjetoProps) {
  const t = useTexts('projetosDeLei');
  const navigate = useNavigate();
  return (
    <NotFoundState
      sought={t('missing.sought', { id })}
      hint={t('missing.hint')}
      search={{ label: t('list.search'), find: (q) => void navigate({ to: '/projetos-de-lei/lista', search: q ? { q } : {} }) }}
      list={{ label: t('missing.list'), link: (props) => <Link to="/projetos-de-lei/lista" search={search} {...props} /> }}
    />
  );
}

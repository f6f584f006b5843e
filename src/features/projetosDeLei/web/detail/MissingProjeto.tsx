import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import type { ProjetosState } from '../list/filterParams.ts';

type MissingProjetoProps = {
  /** What the address asks for; not always a number. */
  id: string;
  /** The address of the list it was looked for from. */
  search: ProjetosState['search'];
};

/** Says at the address of a bill that is not there what was looked for, why it may be missing, and where to go on. */
export function MissingProjeto({ id, search }: MissingProjetoProps) {
  const t = useTexts('projetosDeLei');
  const navigate = useNavigate();
  const find = (q: string) => void navigate({ to: '/projetos-de-lei/lista', search: q ? { q } : {} });
  return (
    <NotFoundState
      words={{
        sought: t('missing.sought', { id }),
        hint: t('missing.hint'),
        search: t('list.search'),
        find: t('missing.find'),
        list: t('missing.list'),
      }}
      find={find}
      list={(props) => <Link to="/projetos-de-lei/lista" search={search} {...props} />}
    />
  );
}

import { IconExternalLink, IconFileDescription } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { DetailActions as Actions } from '#kit/web/detail/DetailActions.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { ProjetoDetail } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { calls } from '../calls.ts';

const fetchMenu = () => import('#kit/web/detail/DetailMenu.tsx');
const DetailMenu = lazy(async () => ({ default: (await fetchMenu()).DetailMenu }));

/** Actions on a bill: read its full text, open it on the chamber's site. */
export function DetailActions({ projeto: { id, casa, url, url_inteiro_teor } }: { projeto: ProjetoDetail }) {
  const t = useTexts('projetosDeLei');
  const label = useLabels(projetoFields);
  const administrates = useMay(needs.administers);
  const links = [
    { href: url_inteiro_teor, label: label('url_inteiro_teor'), Icon: IconFileDescription },
    { href: url, label: t(`detail.source.${casa}`), Icon: IconExternalLink },
  ];
  return (
    <Actions
      links={links}
      areButtons
      fetchMenu={fetchMenu}
      menu={(anchor) => (
        <DetailMenu
          anchor={anchor}
          links={links}
          areButtons
          path={`/projetos-de-lei/${id}`}
          newTask={(props) => <Link to="/apps/todo" search={{ task: 'new', thing: `projeto:${id}` }} {...props} />}
          record={administrates ? calls.showRecord.query({ params: { id } }) : undefined}
        />
      )}
    />
  );
}

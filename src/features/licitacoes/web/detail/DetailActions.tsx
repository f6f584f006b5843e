import { IconExternalLink, IconFileDescription } from '@tabler/icons-react';
import { lazy } from 'react';
import { DetailActions as Actions } from '#kit/web/detail/DetailActions.tsx';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import type { listSearch } from '../list/listSearch.ts';

const importMenu = () => import('./NoticeMenu.tsx');
const fetchMenu = () => Promise.all([importMenu(), loadTexts('payment', 'removal')]);
const NoticeMenu = lazy(async () => ({ default: (await importMenu()).NoticeMenu }));

type DetailActionsProps = { licitacao: LicitacaoDetail; search: Search<typeof listSearch> };

/** Actions on a notice. */
export function DetailActions({ licitacao, search }: DetailActionsProps) {
  const t = useTexts('licitacoes');
  const label = useLabels(licitacaoFields);
  const links = [
    { href: licitacao.link_origem, label: t('detail.source'), Icon: IconExternalLink },
    { href: licitacao.link_pncp, label: t('detail.portal'), Icon: IconExternalLink },
    { href: licitacao.link_processo, label: label('link_processo'), Icon: IconFileDescription },
  ];
  return (
    <Actions
      links={links}
      fetchMenu={fetchMenu}
      menu={(anchor) => <NoticeMenu anchor={anchor} links={links} licitacao={licitacao} search={search} />}
    />
  );
}

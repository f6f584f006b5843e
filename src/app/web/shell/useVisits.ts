// Remembers which notices and pages were opened, for the palette.

import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { useRecent } from '#features/search/web/recent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';

const notices = api('licitacoes', licitacoes);

export function useVisits(account: number): void {
  const t = useTexts('palette');
  const [, remember] = useRecent(account);
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const id = Number(useMatch({ from: '/shell/apps/invoice/preview/$id', shouldThrow: false })?.params.id);
  // The screen fetches; this only reads its answer.
  const { data: notice } = useQuery({ ...notices.show.query({ params: { id } }), enabled: false });
  useEffect(() => {
    if (!Number.isNaN(id)) {
      if (notice)
        remember({
          href: `/apps/invoice/preview/${id}`,
          title: notice.objeto || t('noObjeto'),
          hint: `${nomeDaLicitacao(notice)} · ${notice.orgao}`,
        });
    } else remember({ href: address });
  }, [address, id, notice, remember, t]);
}

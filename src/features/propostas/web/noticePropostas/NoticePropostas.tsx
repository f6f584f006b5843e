import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { useCreate } from '../useCreate.ts';
import { PropostaLinks, propostasOf } from './PropostaLinks.tsx';

/** The offers for a notice, and a button that begins one unless the notice is closed. */
export function NoticePropostas({ licitacao, isClosed }: { licitacao: number; isClosed: boolean }) {
  const t = useTexts('noticePropostas');
  const { create, isCreating } = useCreate();
  const query = useQuery(propostasOf(licitacao));
  return (
    <DetailCard
      title={t('title')}
      aside={
        !isClosed && (
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconFileText size={16} aria-hidden />}
            loading={isCreating}
            onClick={() => create(licitacao)}
          >
            {t('prepare')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<p className={textStyles.dimmed}>…</p>}>
        {({ propostas, total }) =>
          propostas.length === 0 ? (
            <p className={textStyles.dimmed}>{t('none')}</p>
          ) : (
            <PropostaLinks propostas={propostas} total={total} licitacao={licitacao} />
          )
        }
      </Loaded>
    </DetailCard>
  );
}

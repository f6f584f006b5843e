// The cards of a notice that are fetched once its first ones are shown: in one module, so that they come in few files.
import { useLocation, useSearch } from '@tanstack/react-router';
import { NoticeAtas } from '#features/atas/web/NoticeAtas.tsx';
import { NoticeContracts } from '#features/contratos/web/NoticeContracts.tsx';
import { editaisHash } from '#features/editais/hash.ts';
import { DocumentoFile } from '#features/editais/web/DocumentoFile.tsx';
import { SearchInNotice } from '#features/editais/web/SearchInNotice.tsx';
import { ItemTags } from '#features/follow/web/ItemTags.tsx';
import type { LicitacaoDetail } from '#features/licitacoes/entities.ts';
import { isUnpublished } from '#features/licitacoes/fontes.ts';
import { Historico } from '#features/licitacoes/web/detail/changes/Historico.tsx';
import { Documentos } from '#features/licitacoes/web/detail/Documentos.tsx';
import { Lotes } from '#features/licitacoes/web/detail/lotes/Lotes.tsx';
import { Payment } from '#features/licitacoes/web/detail/Payment.tsx';
import { Offers } from '#features/licitacoes/web/manual/Offers.tsx';
import { PriceLink } from '#features/precos/web/priceLink/PriceLink.tsx';
import { NoticePropostas } from '#features/propostas/web/noticePropostas/NoticePropostas.tsx';
import { ThingTasks } from '#features/tasks/web/thingTasks/ThingTasks.tsx';

const prices = (descricao: string) => <PriceLink descricao={descricao} />;

type PartProps = { licitacao: LicitacaoDetail };

function FurtherCards({ licitacao: { id, controle, fonte, lotes, documentos, orcamento_sigiloso } }: PartProps) {
  const { q = '' } = useSearch({ from: '/shell/apps/invoice/preview/$id' });
  const isAtFiles = useLocation({ select: ({ hash }) => hash === editaisHash });
  return (
    <>
      {!isUnpublished(fonte) && <Offers id={id} />}
      <Lotes lotes={lotes} isSecret={orcamento_sigiloso} prices={prices} />
      <Documentos
        documentos={documentos}
        file={(documento) => <DocumentoFile licitacao={id} documento={documento.id} titulo={documento.titulo} />}
        search={<SearchInNotice licitacao={id} wanted={isAtFiles ? q : ''} />}
      />
      <NoticeAtas controle={controle} />
      <NoticeContracts controle={controle} />
      <Historico id={id} />
    </>
  );
}

/** The work on a notice: the user's tags, offers and tasks. */
function Tasks({ licitacao: { id, status } }: PartProps) {
  return (
    <>
      <ItemTags kind="licitacao" item={id} />
      <NoticePropostas licitacao={id} isClosed={status === 'fechada'} />
      <ThingTasks thing={{ kind: 'licitacao', id }} />
    </>
  );
}

export const noticeParts = { further: FurtherCards, tasks: Tasks, payment: Payment };

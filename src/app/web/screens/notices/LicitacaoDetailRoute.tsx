// A notice with the user's offers and tasks about it, the files of its documents, and the star that follows it.
import type { ReactNode } from 'react';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import type { LicitacaoDetail as Detail } from '#features/licitacoes/entities.ts';
import { LicitacaoDetail } from '#features/licitacoes/web/detail/LicitacaoDetail.tsx';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';

/** The cards that are not seen first. */
function laterPart(name: 'further' | 'tasks' | 'payment') {
  const Part = optionalPart(async () => {
    const [{ noticeParts }] = await Promise.all([
      import('../slots/noticeParts.tsx'),
      loadTexts('editais', 'contratos', 'atas', 'payment', 'thingTasks', 'tasks', 'noticePropostas', 'manual', 'priceLink'),
    ]);
    return noticeParts[name];
  });
  return (licitacao: Detail, fallback?: ReactNode) => <Part licitacao={licitacao} fallback={fallback} />;
}

const FollowControl = optionalPart(async () => (await import('#features/follow/web/FollowControl.tsx')).FollowControl);
const star = (item: number, name: string, fallback: ReactNode) => (
  <FollowControl kind="licitacao" item={item} name={name} fallback={fallback} />
);
const parts = { further: laterPart('further'), tasks: laterPart('tasks'), payment: laterPart('payment') };

export function LicitacaoDetailRoute() {
  useFollowKey();
  return <LicitacaoDetail star={star} parts={parts} />;
}

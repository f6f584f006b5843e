// A notice with the user's offers and tasks about it, the files of its documents, and the star that follows it.
import { lazy } from 'react';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import type { LicitacaoDetail as Detail } from '#features/licitacoes/entities.ts';
import { LicitacaoDetail } from '#features/licitacoes/web/detail/LicitacaoDetail.tsx';
import { loadTexts } from '#kit/web/locale/i18n.ts';

/** The cards that are not seen first. */
function lazyPart(name: 'further' | 'tasks' | 'payment') {
  const Part = lazy(async () => {
    const [{ noticeParts }] = await Promise.all([
      import('../slots/noticeParts.tsx'),
      loadTexts('editais', 'contratos', 'atas', 'payment', 'thingTasks', 'tasks', 'noticePropostas', 'manual', 'priceLink'),
    ]);
    return { default: noticeParts[name] };
  });
  return (licitacao: Detail) => <Part licitacao={licitacao} />;
}

const FollowControl = lazy(async () => ({ default: (await import('#features/follow/web/FollowControl.tsx')).FollowControl }));
const star = (item: number, name: string) => <FollowControl kind="licitacao" item={item} name={name} />;
const parts = { further: lazyPart('further'), tasks: lazyPart('tasks'), payment: lazyPart('payment') };

export function LicitacaoDetailRoute() {
  useFollowKey();
  return <LicitacaoDetail star={star} parts={parts} />;
}

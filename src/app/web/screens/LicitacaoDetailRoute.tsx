// A notice with the user's tasks about it, the files of its documents, and the star that follows it.
import { useLocation, useSearch } from '@tanstack/react-router';
import { editaisHash } from '#features/editais/hash.ts';
import { DocumentoFile } from '#features/editais/web/DocumentoFile.tsx';
import { SearchInNotice } from '#features/editais/web/SearchInNotice.tsx';
import { FollowControl } from '#features/follow/web/FollowControl.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { LicitacaoDetail } from '#features/licitacoes/web/detail/LicitacaoDetail.tsx';
import { ThingTasksSlot } from './slots/ThingTasksSlot.tsx';

const star = (item: number, name: string) => <FollowControl kind="licitacao" item={item} name={name} />;
const tasks = (id: number) => <ThingTasksSlot thing={{ kind: 'licitacao', id }} />;
const file = (licitacao: number, { id, titulo }: { id: number; titulo: string }) => (
  <DocumentoFile licitacao={licitacao} documento={id} titulo={titulo} />
);

export function LicitacaoDetailRoute() {
  useFollowKey();
  const { q = '' } = useSearch({ from: '/shell/apps/invoice/preview/$id' });
  const isAtFiles = useLocation({ select: ({ hash }) => hash === editaisHash });
  const search = (licitacao: number) => <SearchInNotice licitacao={licitacao} wanted={isAtFiles ? q : ''} />;
  return <LicitacaoDetail star={star} tasks={tasks} files={{ file, search }} />;
}

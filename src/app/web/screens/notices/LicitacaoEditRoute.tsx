// The form of a notice entered by hand; for others, why they cannot be changed.
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ManualEdit } from '#features/licitacoes/web/manual/ManualEdit.tsx';
import { NoticeByHand } from './NoticeByHand.tsx';

export function LicitacaoEditRoute(): ReactNode {
  const { id = '' } = useParams({ strict: false });
  const number = Number(id);
  const isId = Number.isSafeInteger(number) && number > 0;
  return isId ? <ManualEdit key={number} id={number} otherwise={<NoticeByHand />} /> : <NoticeByHand />;
}

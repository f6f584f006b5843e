import { useQuery } from '@tanstack/react-query';
import { fontesCalls } from '#features/fontes/contract.ts';
import { api } from '#kit/web/request/api.ts';

export const fontes = api('fontes', fontesCalls);

/** Whether PNCP is off, is read, or cannot be read. */
export function usePncp(): 'off' | 'read' | 'faulty' {
  const { data } = useQuery(fontes.freshness.query());
  const situacao = data?.fontes.find(({ fonte }) => fonte === 'pncp')?.situacao;
  if (situacao === undefined || situacao === 'desligada') return 'off';
  return situacao === 'fora' || situacao === 'com_problema' ? 'faulty' : 'read';
}

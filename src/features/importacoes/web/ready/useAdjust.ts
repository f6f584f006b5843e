import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportacaoDetail } from '../../entities.ts';
import { calls } from '../calls.ts';

/** How to read a file: its owner, or a sheet's kind and columns. */
export type Reading = { vinculo?: string; tipo?: string; campos?: { campo: string; coluna: number | null }[] };

/**
 * Changes how a waiting file is read. A choice shows immediately, so that the next one builds on it; then the server checks the file again.
 */
export function useAdjust({ id }: ImportacaoDetail): { adjust: (reading: Reading) => void; isChecking: boolean } {
  const queryClient = useQueryClient();
  const key = calls.show.key({ params: { id } });
  const mutationKey = ['importacoes', 'adjust', id];
  const { mutate, isPending } = useMutation({
    ...calls.adjust.mutation(),
    mutationKey,
    // Sent one after the other, so that the last choice wins.
    scope: { id: mutationKey.join('-') },
    onSuccess: async (read) => {
      // Later choices are already shown and queued.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      queryClient.setQueryData(key, read);
      await queryClient.invalidateQueries({ queryKey: calls.list.key() });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const adjust = (reading: Reading) => {
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, (old: ImportacaoDetail | undefined) => old && chosen(old, reading));
    mutate({ params: { id }, body: reading });
  };
  return { adjust, isChecking: isPending };
}

function chosen(run: ImportacaoDetail, { vinculo = run.vinculo, tipo = run.tipo, campos }: Reading): ImportacaoDetail {
  const { previa } = run;
  if (!previa?.planilha) return { ...run, vinculo };
  const columnOf = new Map(campos?.map(({ campo, coluna }) => [campo, coluna]));
  // The fields of another kind come from the server.
  const known = tipo === run.tipo ? previa.planilha.campos : [];
  const read = known.map((field) => ({ ...field, coluna: columnOf.has(field.campo) ? (columnOf.get(field.campo) ?? null) : field.coluna }));
  return { ...run, vinculo, tipo, previa: { ...previa, planilha: { ...previa.planilha, campos: read } } };
}

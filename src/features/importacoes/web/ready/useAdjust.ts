import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportacaoDetail } from '../../entities.ts';
import { calls } from '../calls.ts';

/** How a file is to be read: the notice or bill its records belong to, or what a sheet holds and in which columns. */
export type Reading = { compra?: string; tipo?: string; campos?: { campo: string; coluna: number | null }[] };

/** Says how a file that waits is to be read. A choice shows at once, so that the next one builds on it; then the server checks the file anew. */
export function useAdjust({ id }: ImportacaoDetail): { adjust: (reading: Reading) => void; isChecking: boolean } {
  const queryClient = useQueryClient();
  const key = calls.show.key({ params: { id } });
  const mutationKey = ['importacoes', 'adjust', id];
  const { mutate, isPending } = useMutation({
    ...calls.adjust.mutation(),
    mutationKey,
    // One after the other: the last choice is the one that holds.
    scope: { id: mutationKey.join('-') },
    onSuccess: async (read) => {
      // What was chosen since then is on the screen already, and on its way.
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

function chosen(run: ImportacaoDetail, { compra = run.compra, tipo = run.tipo, campos }: Reading): ImportacaoDetail {
  const { previa } = run;
  if (!previa?.planilha) return { ...run, compra };
  const columnOf = new Map(campos?.map(({ campo, coluna }) => [campo, coluna]));
  // Which fields another kind has, the server has yet to say.
  const known = tipo === run.tipo ? previa.planilha.campos : [];
  const read = known.map((field) => ({ ...field, coluna: columnOf.has(field.campo) ? (columnOf.get(field.campo) ?? null) : field.coluna }));
  return { ...run, compra, tipo, previa: { ...previa, planilha: { ...previa.planilha, campos: read } } };
}

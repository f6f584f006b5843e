import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentos } from '#features/documentos/contract.ts';
import { api } from '#kit/web/request/api.ts';
import { downloadBlob } from '#kit/web/request/download.ts';
import type { PropostaDetail } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import { fileNameOf } from '../fileName.ts';
import type { Terms } from './terms.ts';

const documents = api('documentos', { proposta: documentos.proposta });
export type Formato = 'pdf' | 'docx';
type Write = { formato: Formato; terms: Terms; keeps: boolean };

/** The file was written and saved by the browser, but not kept with the offer; the cause says why. */
export class NotKept extends Error {
  constructor(cause: unknown) {
    super('The file was not kept with the offer.', { cause });
    this.name = 'NotKept';
  }
}

/** Writes the proposal, saves it, and keeps it in the offer's files if asked. @returns the mutation, whose data is the number of the kept version */
export function useWriteProposta({ id, edital }: PropostaDetail) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['documentos', 'proposta'],
    meta: { handlesFailure: true },
    mutationFn: async ({ formato, terms, keeps }: Write): Promise<number | undefined> => {
      const fileName = `proposta-${fileNameOf(edital.nome)}.${formato}`;
      const file = await documents.proposta.fetchBlob({ query: { formato }, body: terms });
      downloadBlob(file, fileName);
      if (!keeps) return undefined;
      try {
        return (await calls.sendFile.send({ params: { id }, query: { fileName }, body: file })).versao;
      } catch (error) {
        throw new NotKept(error);
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['propostas'] });
      }
    },
  });
}

import type { LocalizedText } from '#kit/errors.ts';
import { fieldsByChange } from '#kit/recordFields.ts';
import type { Alteracao } from './entities.ts';
import { licitacaoFields } from './fields.ts';
import { partFields } from './partFields.ts';

type ChangedField = { label: LocalizedText; kind: string; since?: number; shown?: { history: boolean } };

const fields: Record<Alteracao['parte'], ReadonlyMap<string, ChangedField>> = {
  licitacao: fieldsByChange(licitacaoFields),
  lote: new Map(Object.entries(partFields.lote)),
  resultado: new Map(Object.entries(partFields.resultado)),
  documento: new Map(Object.entries(partFields.documento)),
};

/** The field of a notice or of its part, by its name in the history; undefined for one that is no longer known. */
export function changedField({ parte, campo }: Pick<Alteracao, 'parte' | 'campo'>): ChangedField | undefined {
  return fields[parte].get(campo);
}

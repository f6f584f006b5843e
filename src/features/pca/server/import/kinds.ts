// The kind of records imported into annual plans: how they are recognised, shown in a preview, and saved.
import type { RecordKind } from '#kit/server/records/kind.ts';
import { pcaFields } from '../../fields.ts';
import { type PlanoRead, pncpPca } from './pncpPca.ts';
import { findKnown, savePlanos } from './save.ts';

export const pcaKinds = [
  {
    ...pncpPca,
    into: 'pca',
    isListed: true,
    findKnown,
    // Plans are saved one import at a time.
    writeLock: 'pca',
    save: savePlanos,
    shown: [
      { name: 'ano', title: pcaFields.ano.label, kind: 'text' },
      { name: 'orgao', title: pcaFields.orgao.label, kind: 'text' },
      { name: 'unidade', title: pcaFields.unidade.label, kind: 'text' },
      { name: 'itens', title: { pt: 'Itens', en: 'Items', fr: 'Postes', de: 'Positionen' }, kind: 'number' },
    ],
    show: ({ ano, orgao, unidade, itens }) => [String(ano), orgao, unidade, itens.length],
  } satisfies RecordKind<PlanoRead>,
] as unknown as readonly RecordKind[];

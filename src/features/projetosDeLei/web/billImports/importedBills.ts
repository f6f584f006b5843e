import { IconScale } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { FoundRecord, ImportedRecords } from '#kit/web/sending/importedRecords.ts';
import type { Projeto } from '../../entities.ts';
import { billName } from '../billName.ts';
import { calls } from '../calls.ts';

/** Bills, for the screen of imports. Records that do not name their bill come from the Câmara only. */
export const importedBills: ImportedRecords = {
  texts: 'billImports',
  Icon: IconScale,
  listOf: (importacao) => linkOptions({ to: '/projetos-de-lei', search: { importacao } }),
  find: async (q, signal) => {
    const found = await calls.list.send({ query: { q, casa: ['camara'], perPage: 10 } }, { signal });
    return found.projetos.map(namedBill);
  },
  byKey: async (key, signal) => {
    const codigo = key.replace(/^camara:/, '');
    const { projetos } = await calls.list.send({ query: { q: codigo, casa: ['camara'], perPage: 5 } }, { signal });
    for (const found of projetos) {
      // The same figures may be a bill's number.
      const its = await calls.show.send({ params: { id: found.id } }, { signal });
      if (its.codigo === codigo) return namedBill(found);
    }
    return undefined;
  },
  keyOf: async (id) => {
    const { casa, codigo } = await calls.show.send({ params: { id } });
    return casa === 'camara' ? `camara:${codigo}` : '';
  },
  keyIn: (typed) => {
    const [, codigo] = camaraCode.exec(typed) ?? [];
    return codigo && `camara:${codigo}`;
  },
  shownKey: (key) => key.replace(/^(camara|senado):/, (_, chamber: string) => `${chambers[chamber]} `),
};

const chambers: Record<string, string> = { camara: 'Câmara', senado: 'Senado' };

/** A code by itself, if it is too long for a bill's number, or in an address of the Câmara. */
const camaraCode = /^(?:camara:|https?:\/\/\S*camara\.\S*?(?:\/|=))?([1-9]\d{4,9})(?:\/\w*)?$/i;

function namedBill({ ementa, autor, ...projeto }: Projeto): FoundRecord {
  return { id: projeto.id, label: [billName(projeto), autor].filter(Boolean).join(' · '), words: ementa };
}

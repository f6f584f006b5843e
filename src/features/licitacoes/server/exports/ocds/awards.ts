// Awards of a release, from the results of items.
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Details } from './details.ts';
import { type Organization, organizationOf, referenceTo } from './organizations.ts';

export function awardsOf({ resultados, lotes }: Details): { awards: object[]; suppliers: Organization[] } {
  const items = new Map(lotes.map((lote) => [lote.numero, lote]));
  const suppliers = new Map<string, Organization>();
  const awards = resultados.map(({ numero, sequencial, fornecedor, fornecedor_documento, quantidade, valor_total, data, cancelado }) => {
    const supplier = organizationOf(fornecedor_documento, fornecedor);
    suppliers.set(supplier.id, supplier);
    const item = items.get(numero);
    return {
      id: `${numero}-${sequencial}`,
      status: cancelado ? 'cancelled' : 'active',
      date: data && startOfDayInBrasilia(data),
      value: valor_total === null ? undefined : { amount: valor_total, currency: 'BRL' },
      suppliers: [referenceTo(supplier)],
      items: [{ id: numero, description: item?.descricao, quantity: quantidade, unit: { name: item?.unidade } }],
      relatedLots: item?.grupo ? [item.grupo] : undefined,
    };
  });
  return { awards, suppliers: [...suppliers.values()] };
}

// Awards of a release, from the results of items.
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Details } from './details.ts';
import { type Organization, organizationOf, referenceTo } from './organizations.ts';

export type Award = { id: string; status: string; date?: string | undefined; [field: string]: unknown };

/**
 * An award of each result; if only the awarded value of the notice is known, one of that value.
 * @param total the awarded value; null if nothing was awarded, or it is unknown
 * @param now dates in the future are mistakes of the source
 */
export function awardsOf(
  { resultados, lotes }: Details,
  total: number | null,
  now: string,
): { awards: Award[]; suppliers: Organization[] } {
  const items = new Map(lotes.map((lote) => [lote.numero, lote]));
  const suppliers = new Map<string, Organization>();
  const awards = resultados.map(
    ({ numero, sequencial, fornecedor, fornecedor_documento, quantidade, valor_total, data, cancelado }): Award => {
      const supplier = organizationOf(fornecedor_documento, fornecedor);
      suppliers.set(supplier.id, supplier);
      const item = items.get(numero);
      const date = data ? startOfDayInBrasilia(data) : undefined;
      return {
        // A winner that only its item names has no number yet; it will be the first.
        id: `${numero}-${Math.max(1, sequencial)}`,
        status: cancelado ? 'cancelled' : 'active',
        date: date && date <= now ? date : undefined,
        value: inReais(valor_total),
        suppliers: [referenceTo(supplier)],
        items: [{ id: numero, description: item?.descricao, quantity: quantidade, unit: { name: item?.unidade } }],
        relatedLots: item?.grupo ? [item.grupo] : undefined,
      };
    },
  );
  const whole: Award[] = total === null || awards.length > 0 ? [] : [{ id: 'total', status: 'active', value: inReais(total) }];
  return { awards: [...awards, ...whole], suppliers: [...suppliers.values()] };
}

export function inReais(amount: number | null): { amount: number; currency: string } | undefined {
  return amount === null ? undefined : { amount, currency: 'BRL' };
}

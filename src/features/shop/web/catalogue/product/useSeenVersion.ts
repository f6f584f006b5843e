import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ShopProduct } from '../../../entities.ts';
import { calls } from '../calls.ts';
import { type ProductValues, valuesOf } from '../edit/productValues.ts';

type Seen = { values: ProductValues; version: number };

/**
 * The version of a product that the admin saw when they started to edit it. The product changes under the form with every order and with
 * what others save; an edited field replaces the value of that version.
 */
export function useSeenVersion(product: ShopProduct, form: { isDirty: (field: keyof ProductValues) => boolean }) {
  const queryClient = useQueryClient();
  const now = seenOf(product);
  const seen = useRef(now);
  const latest = useRef(now);
  latest.current = now;
  seen.current = refreshUntouched(seen.current, now, form.isDirty);
  return {
    /** What is sent with these changes: the current version, unless another user has changed the same fields. */
    of: (changed: Partial<ProductValues>): { stockSeen: number; version: number } => {
      const { stock, ...rest } = changed;
      const isOver = (Object.keys(rest) as (keyof ProductValues)[]).some(
        (field) => !isSame(seen.current.values[field], latest.current.values[field]),
      );
      return {
        stockSeen: Number((stock === undefined ? latest : seen).current.values.stock),
        version: (isOver ? seen : latest).current.version,
      };
    },
    /** After a reported conflict, the changes are sent over the current version. */
    lookAgain: () => {
      const answer = queryClient.getQueryData(calls.show.query({ params: { id: product.id } }).queryKey);
      if (answer) seen.current = seenOf(answer.product);
    },
  };
}

/** Fields without changes show the current values. */
function refreshUntouched(seen: Seen, now: Seen, isDirty: (field: keyof ProductValues) => boolean): Seen {
  const fields = Object.keys(now.values) as (keyof ProductValues)[];
  const touched = fields.filter((field) => isDirty(field));
  if (touched.length === 0) return now;
  return { ...seen, values: { ...now.values, ...Object.fromEntries(touched.map((field) => [field, seen.values[field]])) } };
}

function seenOf(product: ShopProduct): Seen {
  return { values: valuesOf(product), version: product.version };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

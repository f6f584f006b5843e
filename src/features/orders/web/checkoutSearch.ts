import { Default, Type } from '#kit/schema.ts';

export const stages = ['carrinho', 'endereco', 'pagamento'] as const;
export type Stage = (typeof stages)[number];

/** Search parameters of the checkout: the current step. */
export const checkoutSearch = Type.Object({ etapa: Default(Type.Enum([...stages]), 'carrinho') });

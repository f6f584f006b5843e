import { Default, Type } from '#kit/schema.ts';

export const stages = ['carrinho', 'endereco', 'pagamento'] as const;
export type Stage = (typeof stages)[number];

/** What the address of the checkout says: the step that is open. */
export const checkoutSearch = Type.Object({ etapa: Default(Type.Enum([...stages]), 'carrinho') });

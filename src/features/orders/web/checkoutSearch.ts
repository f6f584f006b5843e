import { Default, OneOf, Shape } from '#kit/schema.ts';

export const stages = ['carrinho', 'endereco', 'pagamento'] as const;
export type Stage = (typeof stages)[number];

/** What the address of the checkout says: the step that is open. */
export const checkoutSearch = Shape({ etapa: Default(OneOf([...stages]), 'carrinho') });

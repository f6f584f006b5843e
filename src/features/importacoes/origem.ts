// Where an import came from: somebody sent it, or it is from a source. Apart from the contract, because the router needs it immediately.
import { fonteIds } from '#brasil/fontes.ts';
import { type Static, Type } from '#kit/schema.ts';

export const origens = ['enviadas', ...fonteIds] as const;
export const Origem = Type.Enum([...origens]);
export type Origem = Static<typeof Origem>;

// Calls on following suppliers, public bodies and municípios.
import { endpoint } from '#kit/contract.ts';
import { Body, Instant, Nothing, type Static, Type } from '#kit/schema.ts';

const Kind = Type.Enum(['fornecedor', 'orgao', 'municipio']);
export type SeguidoKind = Static<typeof Kind>;

export const Seguido = Type.Object({
  kind: Kind,
  /** Of a município its IBGE code. */
  documento: Type.String(),
  nome: Type.String(),
  /** Followed, but neither bell nor bulletin say anything of it. */
  silenciado: Type.Boolean(),
  created_at: Instant(),
});
export type Seguido = Static<typeof Seguido>;

const One = Type.Object({ kind: Kind, documento: Type.String({ minLength: 1, maxLength: 60 }) });

export const seguidos = {
  listSeguidos: endpoint('GET /api/seguidos', {
    access: 'signedIn',
    summary: 'The suppliers, public bodies and municípios that the caller follows, by name',
    reply: Type.Object({ seguidos: Type.Array(Seguido) }),
  }),
  follow: endpoint('PUT /api/seguidos/:kind/:documento', {
    access: 'signedIn',
    summary:
      'Follow a supplier or public body by its number, or a município by its IBGE code: the bell tells what it wins or publishes from now on, unless it is muted. “since” undoes the end of a follow: it goes on from then, with what the bell told of it',
    params: One,
    body: Body({ silenciado: Type.Boolean(), /** Ignored if it is followed. */ since: Type.Optional(Instant()) }),
    reply: Nothing,
  }),
  unfollow: endpoint('DELETE /api/seguidos/:kind/:documento', {
    access: 'signedIn',
    summary: 'No longer follow a supplier, public body or município',
    params: One,
    reply: Nothing,
  }),
};

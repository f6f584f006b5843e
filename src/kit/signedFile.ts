// The address of a private file: good for some minutes, in the session that it was made for.
import { Type } from './schema.ts';

/** A missing part is treated like a wrong one. */
export const signedFile = {
  until: Type.String({ maxLength: 20 }),
  key: Type.String({ maxLength: 100 }),
  signature: Type.String({ maxLength: 100 }),
  account: Type.String({ maxLength: 20 }),
  session: Type.String({ maxLength: 100 }),
};

// Pictures that users upload: what is accepted, and where they are served.
import { endpoint } from './contract.ts';
import { Default, Type } from './schema.ts';

/** Accepted media types. The server checks the bytes, not the file's name or declared type. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
/** Maximum size of an uploaded picture in bytes. */
export const imageLimit = 5 * 1024 * 1024;

/** A missing part is treated like a wrong one. */
const part = () => Default(Type.String({ maxLength: 100 }), '');

export const images = {
  read: endpoint('GET /api/images/:id', {
    access: 'public',
    summary: 'A picture, under a signed address returned by another call and valid for some hours',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    query: Type.Object({ until: part(), key: part(), signature: part() }),
    reply: 'image/webp',
  }),
};

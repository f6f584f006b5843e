// Pictures that people send: what may be sent, and where they are served.
import { endpoint } from './contract.ts';
import { Default, Type } from './schema.ts';

/** What a picture may be, by its media type. The server looks at the bytes, whatever a file calls itself. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
/** How large a sent picture may be, in bytes. */
export const imageLimit = 5 * 1024 * 1024;

/** A missing part is a wrong one. */
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

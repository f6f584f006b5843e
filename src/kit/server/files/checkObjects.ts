// Checks at the start that an object store can be used, so that a wrong setting is not found by the first upload.
import { ObjectFault, UnusableObjectStore } from './objectFault.ts';
import type { ObjectPlace, ObjectStore } from './objectStore.ts';

/** What the operator has to look at, by what the store says. */
const advice: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket: check FILES_S3_BUCKET.',
  InvalidAccessKeyId: 'It does not know the key: check FILES_S3_ACCESS_KEY.',
  SignatureDoesNotMatch: 'The secret is wrong: check FILES_S3_SECRET_KEY.',
  AccessDenied: 'The key may not list, write and delete there: check its rights, or FILES_S3_BUCKET and FILES_S3_FOLDER.',
  PermanentRedirect: 'The bucket is elsewhere: check FILES_S3_ENDPOINT and FILES_S3_REGION.',
  AuthorizationHeaderMalformed: 'The region is wrong: check FILES_S3_REGION.',
  RequestTimeTooSkewed: 'The clock of this machine is wrong.',
};

/**
 * Lists, writes and deletes.
 * @returns why nothing can be stored at present; null if all is well
 * @throws {UnusableObjectStore} if the settings are wrong
 */
export async function checkObjects(objects: ObjectStore, place: ObjectPlace): Promise<string | null> {
  const name = 'certame-check';
  try {
    for await (const _ of objects.list(name)) break;
    await objects.put(name, Buffer.from('Certame may write here.'));
    await objects.remove(name);
    return null;
  } catch (error) {
    if (!(error instanceof ObjectFault)) throw error;
    const text = `Files cannot be stored at ${objectPlaceName(place)}: ${error.message}`;
    if (error.isTemporary || error.isFull) return text;
    throw new UnusableObjectStore(`${text}. ${advice[error.code] ?? 'Check FILES_S3_ENDPOINT, FILES_S3_BUCKET and FILES_S3_STYLE.'}`);
  }
}

/** The place as it is shown: without its key. */
export function objectPlaceName({ url, folder }: ObjectPlace): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}${folder && `/${folder}`}`;
}

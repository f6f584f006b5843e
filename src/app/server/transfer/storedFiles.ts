// Where the files of a place are: beside its rows, or in an object store if one is configured.
import { type FilePlace, filesInBoth, filesInObjects } from '#kit/server/database/copy/files.ts';
import { objectPlaceName } from '#kit/server/files/checkObjects.ts';
import type { ObjectPlace } from '#kit/server/files/objectStore.ts';
import { folders } from './contents.ts';
import { TransferFault } from './faults.ts';
import type { Place } from './places.ts';

/** All files of the place. Those that were saved before the object store was configured are beside the rows. */
export async function allFiles({ objects }: Place, own: FilePlace): Promise<FilePlace> {
  return objects ? filesInBoth(filesInObjects(await open(objects), folders), own) : own;
}

/** Where new files of the place go. */
export async function newFiles({ objects }: Place, own: FilePlace): Promise<FilePlace> {
  return objects ? filesInObjects(await open(objects), folders) : own;
}

/** @throws {TransferFault} `notEmpty` if there are files in the object store, which other data may need */
export async function assertNoObjects({ objects }: Place): Promise<void> {
  if (!objects) return;
  const store = await open(objects);
  for (const folder of folders)
    for await (const _ of store.list(`${folder}/`)) throw new TransferFault('notEmpty', objectPlaceName(objects));
}

/** Loads the client on demand. */
async function open(place: ObjectPlace) {
  const { openObjects } = await import('#kit/server/files/objectStore.ts');
  return openObjects(place);
}

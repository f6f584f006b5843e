// Where data is: in a folder with a SQLite file, or in a PostgreSQL database; its files beside it, or in an object store.
import { resolve } from 'node:path';
import { urlsOf } from '#kit/server/database/postgres/connectionUrls.ts';
import type { ObjectPlace } from '#kit/server/files/objectStore.ts';
import type { Config } from '../start/config.ts';

/** `objects`: the object store of its files, if it has one. */
export type Place = ({ engine: 'sqlite'; folder: string } | { engine: 'postgres'; url: string }) & { objects?: ObjectPlace | null };

type Configured = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'objectPlace'>>;

/** The place of the configured data. */
export function placeOf({ dataDir, databaseUrl, objectPlace }: Configured): Place {
  const objects = objectPlace ?? null;
  return databaseUrl ? { engine: 'postgres', url: databaseUrl, objects } : { engine: 'sqlite', folder: dataDir, objects };
}

/** `postgres://…`, also with several hosts, or `sqlite:FOLDER`; undefined for anything else. */
export function parsePlace(text: string): Place | undefined {
  if (/^postgres(ql)?:\/\/./.test(text) && urlsOf(text).every((url) => URL.canParse(url))) return { engine: 'postgres', url: text };
  const folder = /^sqlite:(.+)$/.exec(text)?.[1];
  return folder ? { engine: 'sqlite', folder: resolve(folder) } : undefined;
}

/** A place as it is shown, and as an unfinished copy remembers it: without a password. */
export function nameOf(place: Place): string {
  if (place.engine === 'sqlite') return place.folder;
  const urls = urlsOf(place.url).map((url) => new URL(url));
  return `postgres://${urls.map(({ host }) => host).join()}${urls[0]?.pathname}`;
}

import type { SearchDocument } from '../query.ts';
import type { SearchIndex } from '../searchIndex.ts';

/** Takes the documents of these ids into an index. @returns how many were set or deleted */
export function replaceDocuments(index: SearchIndex, keys: readonly number[], documents: readonly SearchDocument[]): number {
  const kept = new Set(documents.map(({ id }) => id));
  const gone = keys.filter((id) => !kept.has(id) && index.has(id));
  for (const id of gone) index.delete(id);
  for (const document of documents) index.set(document);
  return gone.length + documents.length;
}

/** The same for keys of owners: what is there already is as it was. */
export function replaceOwned(index: SearchIndex, owners: readonly number[], documents: readonly SearchDocument[]): number {
  const kept = new Set(documents.map(({ id }) => id));
  const gone = owners.flatMap((owner) => index.idsOf(owner)).filter((id) => !kept.has(id));
  for (const id of gone) index.delete(id);
  const added = documents.filter(({ id }) => !index.has(id));
  for (const document of added) index.set(document);
  return gone.length + added.length;
}

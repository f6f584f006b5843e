// What the importer needs from the rest of the product; the app puts it together.
import type { LocalizedText } from '#kit/errors.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { OpenedFile } from '#kit/server/records/fileRecord.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { ImportEvents, RecordRunEnd } from './events.ts';

export type Importer = {
  files: FileStore;
  kinds: readonly RecordKind[];
  /** Opens a file of any supported format. @throws {Problem} `unreadable-file` */
  open(bytes: AsyncIterable<Uint8Array>): Promise<OpenedFile>;
  /** A more helpful message for records known to be something else. */
  explainUnknown(first: unknown[]): LocalizedText | undefined;
  /** Largest file in bytes, packed and unpacked. */
  maxBytes: number;
  recordRunEnd: RecordRunEnd;
  events: ImportEvents;
};

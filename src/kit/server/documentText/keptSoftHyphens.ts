// The reader of PDFs leaves soft hyphens out, which many files have at the ends of lines: `contrata` `ção` would be two words.
import { registerHooks } from 'node:module';

const READER = '/unpdf/dist/pdfjs.mjs';
/** What it takes for invisible; without the soft hyphen afterwards. */
const [INVISIBLE, OTHERS] = ['(\\p{Cf})', '((?!\\xad)\\p{Cf})'];

/** For modules that are loaded later. */
export function keepSoftHyphens(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(READER) || !loaded.source) return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: source.replace(INVISIBLE, OTHERS) };
    },
  });
}

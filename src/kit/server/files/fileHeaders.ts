// The headers under which an uploaded file is answered, so that nothing in it can act as a page of ours.
import { shownKindOf, UNKNOWN_TYPE } from './fileKind.ts';

type Answered = { mediaType: string; fileName: string; size: number; life: number };

/** Nothing may run, load or be sent, and the file has no part in the session. */
const SANDBOX = "default-src 'none'; frame-ancestors 'none'; sandbox";
/**
 * A browser's own PDF viewer does not start under `sandbox`, without styles of its own or with `object-src 'none'` (decision 0042): the media
 * type, which no browser may sniff, is what keeps a PDF from being a page.
 */
const PDF = "frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/**
 * @param isInline to be shown in place, which only kinds that are safe are; the others are saved all the same
 * @param answered `mediaType` as the server read it from the bytes, `life` in seconds
 */
export function fileHeaders(isInline: boolean, { mediaType, fileName, size, life }: Answered) {
  const kind = isInline ? shownKindOf(mediaType) : null;
  return {
    'content-type': kind ? mediaType : UNKNOWN_TYPE,
    'content-length': size,
    'content-disposition': `${kind ? 'inline' : 'attachment'}; filename*=UTF-8''${inHeader(fileName)}`,
    'content-security-policy': kind === 'pdf' ? PDF : SANDBOX,
    'x-content-type-options': 'nosniff',
    'cache-control': `private, max-age=${life}, immutable`,
  };
}

/** As RFC 8187 writes a name in a header. */
function inHeader(fileName: string): string {
  return encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

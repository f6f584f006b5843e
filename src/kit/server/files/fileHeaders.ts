// The response headers of an uploaded file, so that nothing in it can act as a page of ours.
import { shownKindOf, UNKNOWN_TYPE } from './fileKind.ts';

type Answered = { mediaType: string; fileName: string; size: number };

/** No scripts, requests or forms, and no access to the session. */
const SANDBOX = "default-src 'none'; frame-ancestors 'none'; sandbox";
/**
 * A browser's PDF viewer does not start under `sandbox`, without its own styles or with `object-src 'none'` (decision 0042): the media
 * type, with sniffing disabled, keeps a PDF from acting as a page.
 */
const PDF = "frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/**
 * @param isInline displayed in the browser, if its kind is safe; others are downloaded in any case
 * @param answered `mediaType` as detected by the server
 */
export function fileHeaders(isInline: boolean, { mediaType, fileName, size }: Answered) {
  const kind = isInline ? shownKindOf(mediaType) : null;
  return {
    'content-type': kind ? mediaType : UNKNOWN_TYPE,
    'content-length': size,
    'content-disposition': `${kind ? 'inline' : 'attachment'}; filename*=UTF-8''${inHeader(fileName)}`,
    'content-security-policy': kind === 'pdf' ? PDF : SANDBOX,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}

/** A name in a header, encoded by RFC 8187. */
function inHeader(fileName: string): string {
  return encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

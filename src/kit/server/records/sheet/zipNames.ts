// The names of files in a ZIP, which programs write in three ways.
import { crc32 } from 'node:zlib';

const IS_UTF8 = 0x0800;
/** An extra field with the name in UTF-8, and the checksum of the other one, which shows whether it was changed since. */
const UNICODE_NAME = 0x7075;
const UNICODE_NAME_HEAD = 5;

/** The second half of DOS' code page for Western Europe, as Windows still writes it in Brazil. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/**
 * Every name is readable, and different bytes of one encoding are different names.
 * @param flags of the entry
 */
export function zipName(bytes: Buffer, flags: number, extra: Buffer): string {
  const name = (flags & IS_UTF8 ? undefined : unicodeName(bytes, extra)) ?? utf8(bytes) ?? Array.from(bytes, cp850).join('');
  return name.replaceAll('\\', '/');
}

function unicodeName(bytes: Buffer, extra: Buffer): string | undefined {
  for (let at = 0; at + 4 <= extra.length; ) {
    const [kind, from] = [extra.readUInt16LE(at), at + 4];
    at = from + extra.readUInt16LE(at + 2);
    if (kind !== UNICODE_NAME || at > extra.length || at < from + UNICODE_NAME_HEAD) continue;
    if (extra.readUInt32LE(from + 1) === crc32(bytes)) return utf8(extra.subarray(from + UNICODE_NAME_HEAD, at));
  }
  return undefined;
}

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function cp850(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : (CP850[byte - 0x80] as string);
}

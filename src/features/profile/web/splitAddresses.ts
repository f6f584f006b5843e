export type TextPart = { words: string; isAddress: boolean };

/** Splits a text into plain text and web addresses; final punctuation is not part of an address. */
export function splitAddresses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"']+/gi)) {
    const address = withoutMarks(found);
    if (!URL.canParse(address)) continue;
    if (index > at) parts.push({ words: text.slice(at, index), isAddress: false });
    parts.push({ words: address, isAddress: true });
    at = index + address.length;
  }
  if (at < text.length) parts.push({ words: text.slice(at), isAddress: false });
  return parts;
}

/** Keeps a closing bracket that was opened within the address. */
function withoutMarks(address: string): string {
  let end = address.length;
  for (let last = address[end - 1]; last && /[.,;:!?)\]…]/.test(last); last = address[end - 1]) {
    if (last === ')' && address.slice(0, end).split('(').length === address.slice(0, end).split(')').length) break;
    end--;
  }
  return address.slice(0, end);
}

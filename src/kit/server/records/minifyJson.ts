const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

/** Takes away the space between the tokens of valid JSON; names, numbers and texts stay exactly as they are written. */
export function minifyJson(json: string): string {
  let minified = '';
  let kept = 0;
  let at = 0;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = afterText(json, at);
    } else if (code <= SPACE) {
      minified += json.slice(kept, at);
      while (json.charCodeAt(at) <= SPACE) at++;
      kept = at;
    } else {
      at++;
    }
  }
  return kept === 0 ? json : minified + json.slice(kept);
}

/** Where the text that begins at `quote` is over. */
function afterText(json: string, quote: number): number {
  let end = json.indexOf('"', quote + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end + 1;
}

function isEscaped(json: string, at: number): boolean {
  let backslashes = 0;
  while (json.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}

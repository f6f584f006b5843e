import { endOfString } from '../../http/bodies/endOfString.ts';

const QUOTE = 0x22;
const SPACE = 0x20;

/** Removes white space between the tokens of valid JSON; keys, numbers and strings stay exactly as written. */
export function minifyJson(json: string): string {
  let minified = '';
  let kept = 0;
  let at = 0;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(json, at) + 1;
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

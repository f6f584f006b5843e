const BACKSLASH = 92;

/** Where the JSON text that begins at `start` ends: its closing quote, or the end of all where there is none. */
export function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

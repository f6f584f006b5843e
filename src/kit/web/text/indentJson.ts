const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}[\],:]|[^\s{}[\],:]+/g;

/** Indents JSON without changing its values: `1.10` stays `1.10`, and numbers keep all their digits. */
export function indentJson(json: string): string {
  let depth = 0;
  let before = '';
  let laidOut = '';
  const newLine = () => `\n${'  '.repeat(depth)}`;
  for (const [token] of json.matchAll(tokens)) {
    const closes = token === '}' || token === ']';
    const isAfterOpening = before === '{' || before === '[';
    if (closes) depth -= 1;
    if (closes ? !isAfterOpening : isAfterOpening || before === ',') laidOut += newLine();
    laidOut += token === ':' ? ': ' : token;
    if (token === '{' || token === '[') depth += 1;
    before = token;
  }
  return laidOut;
}

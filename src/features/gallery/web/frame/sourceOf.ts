/** What readers do not need: what a page says about itself, and its texts. */
const others = ['meta', 'guide', 'samples', 'words'];

/** The code of a sample: its component, and what that uses of the same file, in the file's order. The file is as the formatter leaves it. */
export function sourceOf(file: string, name: string): string {
  const declarations = declarationsOf(file);
  const needed = new Set<string>();
  const add = (one: string) => {
    const text = declarations.get(one);
    if (text === undefined || needed.has(one)) return;
    needed.add(one);
    for (const other of declarations.keys()) if (new RegExp(`\\b${other}\\b`).test(text)) add(other);
  };
  add(name);
  return [...declarations]
    .filter(([one]) => needed.has(one))
    .map(([, text]) => text.replace(/^export /m, ''))
    .join('\n\n');
}

/** Each function, constant and type of the file by name, with the comment before it. */
function declarationsOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of file.split(/\n\n(?=\S)/)) {
    const [, name] = /^(?:export )?(?:function|const|type) (\w+)/m.exec(text) ?? [];
    if (name && !others.includes(name) && !text.startsWith('import ')) found.set(name, text.trim());
  }
  return found;
}

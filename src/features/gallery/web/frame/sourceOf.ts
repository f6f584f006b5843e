/** What readers do not need: what a page says about itself, and its texts. */
const others = ['meta', 'guide', 'samples'];
const TEXTS = /^(?:export )?const (\w*[wW]ords|texts)\b/;

type Declaration = { name: string; text: string };

/**
 * The code of a sample: its component, and what that uses of the same file, in the file's order, with the imports that it needs. The file is as
 * the formatter leaves it: what begins a line begins a declaration.
 */
export function sourceOf(file: string, name: string): string {
  const statements = statementsOf(file);
  const declarations = statements.flatMap(({ text }): Declaration[] => {
    const [, declared] = /^(?:export )?(?:async )?(?:function|const|type|class) (\w+)/m.exec(text) ?? [];
    return declared && !others.includes(declared) ? [{ name: declared, text }] : [];
  });
  const needed = new Set<Declaration>();
  const add = (declaration: Declaration | undefined) => {
    if (!declaration || needed.has(declaration)) return;
    needed.add(declaration);
    for (const other of declarations) if (uses(withoutTexts(declaration.text), other.name)) add(other);
  };
  add(declarations.find((declaration) => declaration.name === name));
  if (needed.size === 0) return '';
  const code = declarations.filter((declaration) => needed.has(declaration)).map(({ text }) => withoutTexts(text).replace(/^export /m, ''));
  const imports = statements.flatMap(({ text }) => importFor(text, code.join('\n')));
  return [imports.join('\n'), ...code].filter(Boolean).join('\n\n');
}

/** Each statement of the file with the comment before it. */
function statementsOf(file: string): { text: string }[] {
  const found: string[][] = [];
  let isComment = false;
  for (const line of file.split('\n')) {
    const beginsComment = /^(\/\/|\/\*)/.test(line);
    const begins = beginsComment || /^[a-zA-Z]/.test(line);
    // A comment belongs to what follows.
    if (begins && !(isComment && !beginsComment)) found.push([]);
    found.at(-1)?.push(line);
    if (begins) isComment = beginsComment;
  }
  return found.map((lines) => ({ text: lines.join('\n').trim() }));
}

/** Texts in four languages are long, and say nothing about the component. */
function withoutTexts(text: string): string {
  const [, name] = TEXTS.exec(text) ?? [];
  return name ? `const ${name} = { /* pt, en, fr, de */ };` : text;
}

/** An import with those of its names that the code uses; none if it uses none. Styles are needed in any case. */
function importFor(statement: string, code: string): string[] {
  const [, names, single, from] = /^import (?:type )?(?:\{([^}]*)\} from |(\w+) from )?'([^']+)';/.exec(statement) ?? [];
  if (!from) return [];
  if (names === undefined) return single === undefined || uses(code, single) ? [statement] : [];
  const used = names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && uses(code, /(\w+)$/.exec(one)?.[1] ?? ''));
  const keyword = statement.startsWith('import type') ? 'import type' : 'import';
  return used.length > 0 ? [`${keyword} { ${used.join(', ')} } from '${from}';`] : [];
}

/** Not as a property or within a string: `...name` but not `.name`. */
const uses = (code: string, name: string) => new RegExp(`(?<![\\w'-])(?<!(?<!\\.\\.)\\.)${name}\\b(?!')`).test(code);

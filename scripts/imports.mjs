// Finds every file that a TypeScript source refers to: imports, re-exports, import types, augmented modules, globs.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {{ from: string, to: string, line: number, specifier: string, isLoaded: boolean }} Import `to` is a path inside the repository, or the specifier itself when it names a package; `isLoaded`: it is loaded with this file, unlike types and what `import()` fetches */
/** @typedef {{ type: string, start: number } & Record<string, any>} Node a node of the syntax tree */

/** @param {string} file a path from the root of the repository, with slashes @returns {Import[]} */
export function importsOf(file) {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {Import[]} */
  const found = [];
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)), (node) => {
    for (const specifier of specifiersOf(node)) {
      const line = source.slice(0, node.start).split('\n').length;
      found.push({ from: file, to: resolve(file, specifier), line, specifier, isLoaded: isLoaded(node) });
    }
  });
  return found;
}

/** @param {Node} node @param {(node: Node) => void} onNode */
function visit(node, onNode) {
  onNode(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, onNode);
    }
  }
}

/** @param {Node} node */
function isLoaded({ type, importKind, exportKind }) {
  if (type === 'ImportDeclaration') return importKind !== 'type';
  return type.startsWith('Export') && exportKind !== 'type';
}

/** @param {Node} node @returns {string[]} */
function specifiersOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return texts(node.source);
    case 'TSModuleDeclaration':
      return texts(node.id);
    case 'CallExpression':
      return isGlob(node.callee) ? texts(node.arguments[0]) : [];
    default:
      return [];
  }
}

/** @param {Node | null | undefined} node @returns {string[]} the string literals in a node */
function texts(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  // The fixed start of a template literal names the layer and side of an import whose end is computed.
  if (node?.type === 'TemplateLiteral') return [node.quasis[0].value.cooked];
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(texts);
  return [];
}

/** @param {Node} callee `import.meta.glob`, which Vite turns into imports */
function isGlob(callee) {
  return callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty' && callee.property.name === 'glob';
}

/** @param {string} from @param {string} specifier */
function resolve(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (/^#(app|features|kit|brasil)\//.test(specifier)) return `src/${specifier.slice(1)}`;
  return specifier;
}

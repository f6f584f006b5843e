// The part of a style sheet that a page's markup needs for its first paint, so that it can be in the page itself.
import postcss from 'postcss';

/** Rules for what nobody does before the application runs, or for paper. */
const later = /:hover|:active|:focus|::selection|:disabled|:checked|:indeterminate|:target|::backdrop/;
/** Attributes that the early script sets. */
const setByScript = [
  'data-mantine-color-scheme',
  'data-arranging',
  'data-skin',
  'dir',
  'data-menu',
  'data-bar',
  'data-content',
  'data-collapsed',
];
const laterMedia = /\bprint\b|forced-colors/;

/**
 * @param {string} css @param {string} markup HTML
 * @returns {string} its rules whose classes are all in the markup, and the custom properties that these use
 */
export function criticalCss(css, markup) {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const sheet = postcss.parse(css);
  removeLater(sheet, (selector) => isInMarkup(selector, classes, markup));
  removeUnusedVariables(sheet, markup);
  removeEmpty(sheet);
  return sheet.toString();
}

/** @param {string} selector @param {Set<string>} classes @param {string} markup */
function isInMarkup(selector, classes, markup) {
  // What is excluded need not be there.
  const required = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  if (later.test(required)) return false;
  const hasClasses = [...required.matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
  const hasAttributes = [...required.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)].every(
    ([, name = '', value]) => setByScript.includes(name) || markup.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`),
  );
  return hasClasses && hasAttributes;
}

/** @param {import('postcss').Container} container @param {(selector: string) => boolean} isNeeded */
function removeLater(container, isNeeded) {
  container.each((node) => {
    if (node.type === 'comment') node.remove();
    else if (node.type === 'atrule') {
      if (node.name === 'media' && node.params.split(',').every((query) => laterMedia.test(query))) node.remove();
      else if (node.nodes && !['font-face', 'keyframes'].includes(node.name)) removeLater(node, isNeeded);
    } else if (node.type === 'rule') {
      node.selectors = node.selectors.filter(isNeeded);
      if (node.selectors.filter(Boolean).length === 0) node.remove();
      else removeLater(node, isNeeded);
    }
  });
}

/** @param {import('postcss').Root} sheet @param {string} markup */
function removeUnusedVariables(sheet, markup) {
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const used = new Set([...`${sheet} ${markup}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isChanged = true;
    });
  }
}

/** @param {import('postcss').Container} container */
function removeEmpty(container) {
  container.each((node) => {
    if ((node.type !== 'rule' && node.type !== 'atrule') || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

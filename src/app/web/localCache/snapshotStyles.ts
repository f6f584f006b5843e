// The styles that a snapshot needs, so that it is painted without waiting for the style sheets.

/** Rules for what nobody does before the application runs, or for paper. */
const later = /:hover|:active|:focus|::selection|:target|::backdrop|::view-transition/;
const laterMedia = /\bprint\b|forced-colors/;
/** Other values of these may hold when the snapshot is shown: they follow the system, or another choice. */
const setBefore = ['data-mantine-color-scheme', 'data-skin', 'dir'];
/** What is in these need not be on the page: it is excluded, or one of several. */
const optional = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * A snapshot is what the window shows: parts that wait until they are in sight would only be laid out in a second step. They must not begin
 * to wait when the style sheets come either.
 */
const laidOutLater = /content-visibility:\s*auto;/g;

/** How many rules are looked at in one step. */
const RULES_PER_STEP = 100;

type Selector = { classes: readonly string[]; attributes: readonly string[] };

/** Selectors of a rule, read once: a sheet has thousands. */
const selectorsOf = new WeakMap<CSSStyleRule, readonly Selector[]>();

/** What the markup has: its classes, and its attributes with and without their values. */
type Present = { classes: ReadonlySet<string>; attributes: ReadonlySet<string> };

/**
 * The rules of the style sheets that a snapshot and the document itself need. Of properties such as colours, of which hundreds are
 * declared, only those that are used stay, also in the style elements of the snapshot, which become shorter. Works in short steps.
 */
export function* stylesFor(snapshot: Element): Generator<void, string> {
  const present = presentIn([document.documentElement, document.body, snapshot, ...snapshot.querySelectorAll('*')]);
  yield;
  const ofSheets: string[] = [];
  // Those of extensions may not be read.
  const own = [...document.styleSheets].filter(({ href }) => href?.startsWith(location.origin));
  for (const { cssRules } of own) ofSheets.push(yield* usedRules(cssRules, present));
  const elements = [...snapshot.querySelectorAll('style')];
  const rules = [ofSheets.join(''), ...elements.map(({ textContent }) => textContent.replace(/\s+/g, ' '))];
  const elsewhere = snapshot.innerHTML.replace(/<style[^>]*>.*?<\/style>/gs, '');
  const [used = '', ...usedInElements] = yield* withoutUnusedProperties(rules, elsewhere);
  for (const [index, element] of elements.entries()) element.textContent = usedInElements[index] ?? '';
  return used;
}

function presentIn(elements: readonly Element[]): Present {
  // The mark of kept data stands beside the application.
  const classes = new Set<string>(['as-of']);
  const attributes = new Set<string>();
  for (const element of elements) {
    for (const name of element.classList) classes.add(name);
    for (const { name, value } of element.attributes) attributes.add(name).add(`${name}=${value}`);
  }
  return { classes, attributes };
}

function* usedRules(rules: CSSRuleList, present: Present): Generator<void, string> {
  const used: string[] = [];
  for (const [index, rule] of [...rules].entries()) {
    if (index % RULES_PER_STEP === RULES_PER_STEP - 1) yield;
    used.push(yield* usedPart(rule, present));
  }
  return used.join('');
}

function* usedPart(rule: CSSRule, present: Present): Generator<void, string> {
  if (rule instanceof CSSStyleRule) return isUsed(rule, present) ? rule.cssText : '';
  // Also an empty layer is kept: the first mention of each sets their order.
  if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name}{${yield* usedRules(rule.cssRules, present)}}`;
  const condition = conditionOf(rule);
  if (condition === undefined) return rule.cssText;
  const used = isLater(rule) ? '' : yield* usedRules((rule as CSSGroupingRule).cssRules, present);
  return used && `${condition}{${used}}`;
}

/** Whether it applies to paper or forced colours only. */
function isLater(rule: CSSRule): boolean {
  return rule instanceof CSSMediaRule && rule.conditionText.split(',').every((query) => laterMedia.test(query) && !/\bnot\b/.test(query));
}

/** The first part of a rule that holds others under a condition. */
function conditionOf(rule: CSSRule): string | undefined {
  if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}`;
  if (rule instanceof CSSSupportsRule) return `@supports ${rule.conditionText}`;
  if (rule instanceof CSSContainerRule) return `@container ${rule.conditionText}`;
  return undefined;
}

function isUsed(rule: CSSStyleRule, { classes, attributes }: Present): boolean {
  const known = selectorsOf.get(rule) ?? readSelectors(rule.selectorText);
  selectorsOf.set(rule, known);
  return known.some(
    (selector) => selector.classes.every((name) => classes.has(name)) && selector.attributes.every((name) => attributes.has(name)),
  );
}

function readSelectors(text: string): Selector[] {
  const required = text.replace(optional, '');
  return required
    .split(',')
    .filter((selector) => !later.test(selector))
    .map((selector) => ({
      classes: [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
      attributes: [...selector.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g)]
        .filter(([, name = '']) => !setBefore.includes(name))
        .map(([, name = '', value]) => (value === undefined ? name : `${name}=${value}`)),
    }));
}

/** Hundreds of colours are declared, of which a screen uses a few. */
function* withoutUnusedProperties(rules: readonly string[], elsewhere: string): Generator<void, readonly string[]> {
  yield;
  const used = new Set([...[...rules, elsewhere].join('').matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const shorter = rules.map((text) =>
    text.replace(/([{;])\s*(--[\w-]+):[^;{}"']*(?=[;}])/g, (declared, before, name) => (used.has(name) ? declared : before)),
  );
  // What only a removed one used is no longer used either.
  if (shorter.some((text, index) => text.length !== rules[index]?.length)) return yield* withoutUnusedProperties(shorter, elsewhere);
  return shorter.map((text) =>
    text
      .replace(laidOutLater, 'content-visibility: visible;')
      .replace(/;[;\s]+/g, ';')
      .replace(/\{;/g, '{'),
  );
}

// Writes the pages that the build renders: the login page in each language, and the frame that signed-in users see first.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { criticalCss } from './criticalCss.mjs';
import { root } from './run.mjs';

const languages = /** @type {const} */ (['pt', 'en', 'fr', 'de']);
const documentLanguages = { pt: 'pt-BR', en: 'en', fr: 'fr', de: 'de' };
const variants = [true, false].flatMap((hasDemo) => [true, false].map((isOpen) => ({ hasDemo, isOpen })));

/** What the application expects of a browser while its modules load. */
const browser = { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }), addEventListener() {} };

/**
 * Fills `index.html` in the folder of the build, and writes the login pages beside it: `login.pt.demo.open.html`.
 * @param {string} web
 */
export async function prerenderPages(web) {
  const folder = `${web}.rendering`;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: join(root, 'src/app/web/prerender/prerender.tsx'), outDir: folder, copyPublicDir: false, ssrEmitAssets: true },
  });
  Object.assign(globalThis, browser);
  // Node warns when its own storage is read.
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
  /** @type {{ start(): Promise<void>, renderSkeleton(): Promise<string>, renderLogin(language: string, variant: { hasDemo: boolean, isOpen: boolean }): Promise<string> }} */
  const { renderLogin, renderSkeleton, start } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
  await start();
  const template = readFileSync(join(web, 'index.html'), 'utf8');
  const css = { page: cssOf(template, web), rendered: renderedCss(folder) };
  writeFileSync(join(web, 'index.html'), fill(template, css, await renderSkeleton()));
  for (const language of languages)
    for (const variant of variants) {
      const page = fill(template, css, await renderLogin(language, variant), language);
      const name = ['login', language, variant.hasDemo ? 'demo' : '', variant.isOpen ? 'open' : ''].filter(Boolean).join('.');
      writeFileSync(join(web, `${name}.html`), page);
    }
  rmSync(folder, { recursive: true });
}

/** The style sheets that the page names. @param {string} template @param {string} web */
function cssOf(template, web) {
  return [...template.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)]
    .map(([, href = '']) => readFileSync(join(web, href), 'utf8'))
    .join('\n');
}

/** The styles of what was rendered: some are in no style sheet that the page names. @param {string} folder */
function renderedCss(folder) {
  return globSync('assets/*.css', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** The markup without the classes that a style sheet has rules for. @param {string} markup @param {string} css */
function withoutKnown(markup, css) {
  const known = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  return markup.replace(
    /class="([^"]*)"/g,
    (_, names) =>
      `class="${names
        .split(' ')
        .filter((/** @type {string} */ name) => !known.has(name))
        .join(' ')}"`,
  );
}

/** The root with the mark, which pages have as a template for addresses that show neither the frame nor the login page. */
const rootPlace = /<div id="root">(.*?)<\/div>\s*<script data-arrange>/s;

/**
 * The page with this markup and the styles of its first paint; the style sheets themselves no longer delay it.
 * @param {string} template @param {{ page: string, rendered: string }} css @param {string} rendered @param {keyof typeof documentLanguages} [login] the language of a login page
 */
function fill(template, css, rendered, login) {
  const { markup, styles } = withoutStyles(rendered);
  const splash = rootPlace.exec(template)?.[1] ?? '';
  const ofParts = criticalCss(css.rendered, withoutKnown(markup, css.page));
  const critical = criticalCss(`${css.page}\n${styles}\n${ofParts}`, `${markup}${splash}`);
  const page = template
    .replace(/<link rel="stylesheet"/g, '<link rel="preload" as="style" data-sheet')
    .replace('</head>', () => `<style nonce="%NONCE%">${critical}</style></head>`)
    .replace(
      rootPlace,
      () => `<div id="root"${login ? ` data-login="${login}"` : ''}>${markup}</div><template data-splash>${splash}</template><script>`,
    );
  return login ? page.replace('lang="pt-BR"', `lang="${documentLanguages[login]}"`) : page;
}

/**
 * Style elements and attributes as one style sheet, since the content policy allows no attributes in markup.
 * @param {string} rendered
 */
function withoutStyles(rendered) {
  /** @type {string[]} */
  const sheets = [];
  /** @type {string[]} */
  const attributes = [];
  const markup = rendered
    .replace(/<style[^>]*>(.*?)<\/style>/gs, (_, sheet) => {
      sheets.push(sheet);
      return '';
    })
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link[^>]*>/g, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/ style="([^"]*)"/g, (_, style) => {
      if (!attributes.includes(style)) attributes.push(style);
      return ` data-rule="${attributes.indexOf(style)}"`;
    });
  const rules = attributes.map((style, index) => `[data-rule="${index}"]{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`);
  return { markup, styles: [...sheets, ...rules].join('\n') };
}

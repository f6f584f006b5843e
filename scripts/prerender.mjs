// Writes the pages that the build renders: the login page, the frame that signed-in users see first, and screens of phones in it.
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

/** Addresses of the screens that are rendered as phones show them while their data are coming; see `src/app/firstScreens.ts`. */
const screens = {
  overview: '/',
  list: '/apps/invoice/list',
  detail: '/apps/invoice/preview/1',
  mail: '/apps/email',
  calendar: '/apps/calendar',
};
/** The width of a phone in em, by which the components choose. */
const PHONE = 24;
/** The account that these are rendered for: as most users are, without the permissions of admins. */
const account = {
  userData: '{"id":0,"role":"client","ability":[{"action":"read","subject":"standard"}]}',
  accessToken: token(),
  refreshToken: 'none',
};

/**
 * Fills `index.html` in the folder of the build, and writes the other pages beside it: `login.pt.demo.open.html`, `list.pt.html`.
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
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  /** @type {{ start(): Promise<void>, signIn(): Promise<void>, renderSkeleton(language?: string, screen?: string): Promise<string>, renderScreen(language: string, name: string, address: string): Promise<string>, renderLogin(language: string, variant: { hasDemo: boolean, isOpen: boolean }): Promise<string> }} */
  const { renderLogin, renderScreen, renderSkeleton, signIn, start } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
  await start();
  const template = readFileSync(join(web, 'index.html'), 'utf8');
  const css = { page: cssOf(template, web), rendered: renderedCss(folder) };
  writeFileSync(join(web, 'index.html'), fill(template, css, await renderSkeleton()));
  for (const language of languages)
    for (const variant of variants) {
      const page = fill(template, css, await renderLogin(language, variant), language, `data-login="${language}"`);
      const name = ['login', language, variant.hasDemo ? 'demo' : '', variant.isOpen ? 'open' : ''].filter(Boolean).join('.');
      writeFileSync(join(web, `${name}.html`), page);
    }
  const stop = beAPhone();
  // Only here: with a document, packages would think that they are in a browser.
  Object.assign(globalThis, { document: { addEventListener() {} } });
  await signIn();
  Reflect.deleteProperty(globalThis, 'document');
  for (const language of languages)
    for (const [name, address] of Object.entries(screens)) {
      const skeleton = await renderSkeleton(language, await renderScreen(language, name, address));
      writeFileSync(join(web, `${name}.${language}.html`), withCodeLater(fill(template, css, skeleton, language)));
    }
  stop();
  rmSync(folder, { recursive: true });
}

/** From here on the application finds a phone with a session, whose calls are never answered. @returns a function that ends it */
function beAPhone() {
  /** @param {string} query */
  const matchMedia = (query) => {
    const [, side, width] = /\((max|min)-width: ([\d.]+)em\)/.exec(query) ?? [];
    if (query.includes('width') && !side) throw new Error(`Write ${query} with min-width or max-width, in em.`);
    const matches = side === 'max' ? PHONE <= Number(width) : side === 'min' && PHONE >= Number(width);
    return { ...browser.matchMedia(), matches };
  };
  const { setTimeout, fetch } = globalThis;
  Object.assign(globalThis, {
    matchMedia,
    innerWidth: PHONE * 16,
    window: globalThis,
    fetch: () => new Promise(() => {}),
    // The build does not wait for the renewal of the session.
    setTimeout: (/** @type {Parameters<typeof setTimeout>} */ ...given) => setTimeout(...given).unref(),
  });
  Object.defineProperty(globalThis, 'localStorage', {
    value: { getItem: (/** @type {keyof typeof account} */ key) => account[key] ?? null },
    configurable: true,
  });
  return () => {
    Object.assign(globalThis, { setTimeout, fetch });
    for (const name of ['window', 'innerWidth', 'localStorage']) Reflect.deleteProperty(globalThis, name);
  };
}

/** An access token by whose times it is valid for ten days. */
function token() {
  const now = Math.floor(Date.now() / 1000);
  return `.${btoa(JSON.stringify({ iat: now, exp: now + 864_000 }))}.`;
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
 * @param {string} template @param {{ page: string, rendered: string }} css @param {string} rendered @param {keyof typeof documentLanguages} [language] @param {string} [mark] attribute of the root
 */
function fill(template, css, rendered, language = 'pt', mark = '') {
  const { markup, styles } = withoutStyles(rendered);
  const splash = rootPlace.exec(template)?.[1] ?? '';
  const ofParts = criticalCss(css.rendered, withoutKnown(markup, css.page));
  const critical = criticalCss(`${css.page}\n${styles}\n${ofParts}`, `${markup}${splash}`);
  const page = template
    .replace(/<link rel="stylesheet"/g, '<link rel="preload" as="style" data-sheet')
    .replace('</head>', () => `<style nonce="%NONCE%">${critical}</style></head>`)
    .replace(rootPlace, () => `<div id="root" ${mark}>${markup}</div><template data-splash>${splash}</template><script>`);
  return page.replace('lang="pt-BR"', `lang="${documentLanguages[language]}"`);
}

/** The page whose script asks for the code once it can be read; see `early/loadCode.ts`. @param {string} page */
function withCodeLater(page) {
  const code = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
  const kept = (page.match(code) ?? []).join('');
  return page
    .replaceAll(code, '')
    .replace('<html', '<html data-code-later')
    .replace('</head>', () => `<template data-code>${kept}</template></head>`);
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

import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { firstTexts, hintFirstScreens } from './scripts/firstScreens.mjs';
import { galleryIndex } from './scripts/galleryPages.mjs';
import { summaries } from './scripts/summaries.mjs';
import { typography } from './scripts/typography.mjs';
import { usedIcons } from './scripts/usedIcons.mjs';

/** Where `npm run dev` runs the server; Vite answers for the screens and passes the rest on. */
const server = process.env.DEV_SERVER_URL ?? 'http://127.0.0.1:3001';

/** Calls that no screen shares an address with. */
const calls: ProxyOptions = { target: server };

/** Calls beside screens of the same address: a browser that asks for a page gets the application. */
const callsBesideScreens: ProxyOptions = {
  target: server,
  bypass: ({ headers }) => (headers.accept?.includes('text/html') ? '/index.html' : undefined),
};

/** A catalogue of texts, or the list of all, with its name and its language. */
const texts = /[\\/](\w+)[\\/](?:(?:web[\\/])?texts[\\/]|catalogues-)(pt|en|fr|de)\.ts$/;
/** Those of every first screen and of the frame are one file for each language. */
const textsName = (id: string) => {
  const [, name = '', language] = texts.exec(id) ?? [];
  const first = Object.entries(firstTexts).find(([, names]) => names.includes(name));
  return `${first?.[0] ?? name}-${language}`;
};

export default defineConfig({
  root: 'src/app/web',
  // Files find each other by their own address, so that they also work below a path (decision 0064).
  base: './',
  publicDir: '../../../public',
  plugins: [typography(), summaries(), react(), usedIcons(), galleryIndex(), hintFirstScreens()],
  server: {
    host: '127.0.0.1',
    port: 3000,
    strictPort: true,
    proxy: {
      '^/(api|jwt|healthz|readyz|metrics)(/|\\?|$)': calls,
      '^/(apps|account-setting|profile|faq|pricing|blog|card)(/|\\?|$)': callsBesideScreens,
    },
  },
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    // Fonts and pictures as files of their own: they are cached for ever, and the content policy needs no data: for them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser that runs what we build knows it.
    modulePreload: { polyfill: false },
    // React, router and components of the first screen, before compression.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // How long plugins take is no warning for users who start the server.
      checks: { bundlerTimings: false },
      output: {
        // The bundler names a shared file after every screen that shares it, which grows past what file systems take.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7][extname]`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: textsName, test: texts, priority: 1 },
            // Between them stands what the first screens need (scripts/build.mjs).
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
});

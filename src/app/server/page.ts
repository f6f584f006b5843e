// Which page of the build a request gets, and what the server writes into it.
import type { FastifyRequest } from 'fastify';
import { renderedScreenAt } from '#app/firstScreens.ts';
import type { ReadSettings, Settings } from '#features/settings/server/readSettings.ts';
import { type Language, languages } from '#kit/errors.ts';
import type { ChoosePage } from '#kit/server/http/pages.ts';

/** The settings travel with the page, so that nothing has to ask for them first. */
export function pageChooser(readSettings: ReadSettings): ChoosePage {
  return async (request) => {
    const settings = await readSettings(request);
    return { file: fileFor(request, settings), appName: settings.appName, settings };
  };
}

/** The file of the build for this address, language and device, and for these settings; see `scripts/prerender.mjs`. */
function fileFor(request: FastifyRequest, settings: Settings): string {
  const screen = isPhone(request) && renderedScreenAt(request.url);
  return screen ? `${screen}.${languageOf(request)}.html` : loginFile(request, settings);
}

/** As browsers tell it; where one does not, the frame comes without a screen. */
function isPhone({ headers }: FastifyRequest): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');
}

/** The login page was rendered in each language, with and without demo accounts and registration. */
function loginFile(request: FastifyRequest, { demoAccounts, registration, registrationIsPublic, closedByProxy }: Settings): string {
  // Warnings above the form are not in what was rendered.
  const isUsual = !registrationIsPublic && closedByProxy.length === 0;
  if (!/^\/login\/?(\?|$)/.test(request.url) || !isUsual) return 'index.html';
  const parts = ['login', languageOf(request), demoAccounts.length > 0 && 'demo', registration === 'open' && 'open', 'html'];
  return parts.filter(Boolean).join('.');
}

/** The user's choice, which the browser tells by a cookie. */
function languageOf(request: FastifyRequest): Language {
  const { language } = request.server.parseCookie(request.headers.cookie ?? '');
  return languages.find((known) => known === language) ?? 'pt';
}

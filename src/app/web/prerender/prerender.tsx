// Renders the pages that the build writes into HTML: the login page, and what signed-in users see until their screen is there.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, Match, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { renderedScreenAt } from '#app/firstScreens.ts';
import { startSession } from '#features/auth/web/session.ts';
import type { settings } from '#features/settings/contract.ts';
import type { Language } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import { changeLanguage, startTexts } from '#kit/web/locale/i18n.ts';
import { LanguageProvider } from '#kit/web/locale/LanguageProvider.tsx';
import { makeQueryClient } from '#kit/web/request/queryClient.ts';
import { App } from '../App.tsx';
import { sessionKeys } from '../config.ts';
import { makeRouter } from '../routes/router.tsx';
import { Appearance } from '../shell/Appearance.tsx';
import { settingsCalls } from '../shell/settings.ts';
import { startingTexts } from '../startingTexts.ts';
import { ShellSkeleton } from './ShellSkeleton.tsx';

type Settings = Static<typeof settings.read.reply>;

/** Only what changes the login page differs: whether there are demo accounts, and whether registration is open. */
export type LoginVariant = { hasDemo: boolean; isOpen: boolean };

/** Takes the place of the installation's name, which the server puts in. */
const appName = '%APP_NAME%';

export async function start(): Promise<void> {
  await startTexts(...startingTexts);
}

/** @returns the markup of the login page */
export async function renderLogin(language: Language, { hasDemo, isOpen }: LoginVariant): Promise<string> {
  await changeLanguage(language);
  const queryClient = makeQueryClient();
  const account = { email: '', password: '' };
  queryClient.setQueryData<Settings>(settingsCalls.read.key(), {
    appName,
    dnsLabel: '',
    demoAccounts: hasDemo
      ? [
          { ...account, role: 'admin' },
          { ...account, email: 'client', role: 'client' },
        ]
      : [],
    registration: isOpen ? 'open' : 'closed',
    sendsMail: false,
    registrationIsPublic: false,
    closedByProxy: [],
  });
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: ['/login'] }));
  await router.load();
  return render(<App queryClient={queryClient} router={router} />);
}

/** Signs in with the stored session: screens are rendered for its account. */
export async function signIn(): Promise<void> {
  await startSession(sessionKeys);
}

/** @returns the markup of the screen at this address while its data are coming, without the frame */
export async function renderScreen(language: Language, name: string, address: string): Promise<string> {
  if (renderedScreenAt(address) !== name) throw new Error(`The server does not send the page of ${name} for ${address}.`);
  await changeLanguage(language);
  const queryClient = makeQueryClient();
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const shown = router.state.matches.findLast(({ staticData }) => !staticData.isPart);
  if (shown?.status !== 'success') throw new Error(`The screen at ${address} cannot be rendered.`);
  return render(
    <LanguageProvider>
      <Appearance>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>
            <Match routeId={String(shown.routeId)} />
          </RouterContextProvider>
        </QueryClientProvider>
      </Appearance>
    </LanguageProvider>,
  );
}

/** @returns the markup of the frame around a screen, or around empty lines where there is none */
export function renderSkeleton(language: Language = 'pt', screen?: string): Promise<string> {
  return render(
    <Appearance>
      <ShellSkeleton appName={appName} language={language} screen={screen} />
    </Appearance>,
  );
}

async function render(node: ReactNode): Promise<string> {
  // In one piece: parts that React would add by script later are in their place.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return await new Response(prelude).text();
}

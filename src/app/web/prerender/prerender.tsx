// Renders the pages that the build writes into HTML: the login page, and what signed-in users see until their screen is there.
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { settings } from '#features/settings/contract.ts';
import type { Language } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import { changeLanguage, startTexts } from '#kit/web/locale/i18n.ts';
import { makeQueryClient } from '#kit/web/request/queryClient.ts';
import { App } from '../App.tsx';
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

/** @returns the markup of the frame around a screen that is not there yet */
export function renderSkeleton(): Promise<string> {
  return render(
    <Appearance>
      <ShellSkeleton appName={appName} />
    </Appearance>,
  );
}

async function render(node: ReactNode): Promise<string> {
  // In one piece: parts that React would add by script later are in their place.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return await new Response(prelude).text();
}

// The whole application.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useLayoutEffect, useRef } from 'react';
import { LanguageProvider } from '#kit/web/locale/LanguageProvider.tsx';
import { ErrorBoundary } from '#kit/web/page/ErrorBoundary.tsx';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { InstallationName } from './InstallationName.tsx';
import type { makeRouter } from './routes/router.tsx';
import { Appearance } from './shell/Appearance.tsx';

const Overlays = optionalPart(async () => (await import('./shell/Overlays.tsx')).Overlays);

type AppProps = {
  queryClient: QueryClient;
  router: ReturnType<typeof makeRouter>;
  /** Called once the application is in the page, before it is painted. */
  onShown?: () => void;
};

export function App({ queryClient, router, onShown }: AppProps) {
  const shown = useRef(onShown);
  useLayoutEffect(() => {
    shown.current?.();
    shown.current = undefined;
  }, []);
  return (
    <StrictMode>
      <LanguageProvider>
        <Appearance>
          <ErrorBoundary>
            <QueryClientProvider client={queryClient}>
              <InstallationName>
                <RouterProvider router={router} />
                <Overlays onBack={() => void router.invalidate()} />
              </InstallationName>
            </QueryClientProvider>
          </ErrorBoundary>
        </Appearance>
      </LanguageProvider>
    </StrictMode>
  );
}

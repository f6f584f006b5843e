// The pages for visitors exist in two designs; their links stay in the current one.
import { useLocation, useSearch } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail to prefill the form with. */
    email?: string;
    /** Success message for the next page. */
    isPasswordChosen?: boolean;
  }
}

const short = { login: '/login', register: '/register', forgotPassword: '/forgot-password' } as const;
const cards = { login: '/pages/login-v1', register: '/pages/register-v1', forgotPassword: '/pages/forgot-password-v1' } as const;
const split = { login: '/pages/login-v2', register: '/pages/register-v2', forgotPassword: '/pages/forgot-password-v2' } as const;

/** The addresses of the other pages, and the search parameters that keep the requested address. */
export function useEntranceLinks() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { redirect } = useSearch({ strict: false });
  const to = pathname.endsWith('-v1') ? cards : pathname.endsWith('-v2') ? split : short;
  return { to, search: { redirect } };
}

/** The e-mail passed on by the previous page. */
export function useGivenEmail(): string | undefined {
  return useLocation({ select: ({ state }) => state.email });
}

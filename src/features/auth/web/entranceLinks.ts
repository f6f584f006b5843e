// The pages before the door know each other in two designs: links stay in the one that is on screen.
import { useLocation, useSearch } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail to begin a form with. */
    email?: string;
    /** What has just been done, to be said by the page it leads to. */
    isPasswordChosen?: boolean;
  }
}

const short = { login: '/login', register: '/register', forgotPassword: '/forgot-password' } as const;
const cards = { login: '/pages/login-v1', register: '/pages/register-v1', forgotPassword: '/pages/forgot-password-v1' } as const;
const split = { login: '/pages/login-v2', register: '/pages/register-v2', forgotPassword: '/pages/forgot-password-v2' } as const;

/** The addresses of the other pages, and what links to them take along: where the reader wanted to go. */
export function useEntranceLinks() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { redirect } = useSearch({ strict: false });
  const to = pathname.endsWith('-v1') ? cards : pathname.endsWith('-v2') ? split : short;
  return { to, search: { redirect } };
}

/** The e-mail that the page before handed over. */
export function useGivenEmail(): string | undefined {
  return useLocation({ select: ({ state }) => state.email });
}

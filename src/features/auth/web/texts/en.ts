import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  login: {
    title: 'Sign in',
    lead: 'Follow public procurement across Brazil.',
    email: 'Email',
    password: 'Password',
    remember: 'Keep me signed in',
    forgot: 'Forgot your password?',
    submit: 'Sign in',
    emailMissing: 'Enter your email.',
    passwordMissing: 'Enter your password.',
    wrong: 'Wrong email or password.',
    unexpected: 'Something went wrong. Try again.',
    welcome: 'Welcome back, {{name}}',
    chosen: 'Password saved. Sign in with it now.',
    noAccount: 'No account yet?',
    register: 'Create account',
    noRegistration: 'No account? Ask an administrator.',
    demo: 'Or try it out with a demo account',
    demoAs: { admin: 'Sign in as administrator', client: 'Sign in as client' },
  },
  tooMany_one: 'Too many attempts. Try again in {{count}} minute.',
  tooMany_other: 'Too many attempts. Try again in {{count}} minutes.',
  noticeToAdmins: 'Notice for administrators',
  openToAll: {
    title: 'Anyone can register.',
    hint: 'Anyone with this address can create an administrator account. If that is not what you want, set REGISTRATION=invite and restart the server.',
  },
  sessionEnded: 'Your session has expired. Sign in again to continue.',
  role: { admin: 'Administrator', client: 'Client' },
} satisfies TextsIn<'en', typeof source>;

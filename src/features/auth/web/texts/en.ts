import { roleNames } from '#kit/accountNames.ts';
import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  login: {
    title: 'Sign in',
    lead: 'Follow public procurement all over Brazil.',
    email: 'E-mail',
    password: 'Password',
    remember: 'Keep me signed in',
    forgot: 'Forgot your password?',
    submit: 'Sign in',
    emailMissing: 'Enter your e-mail.',
    passwordMissing: 'Enter your password.',
    wrong: 'Wrong e-mail or password.',
    unexpected: 'Something went wrong. Try again.',
    welcome: 'Welcome back, {{name}}',
    chosen: 'Password saved. Now sign in with it.',
    noAccount: 'No account yet?',
    register: 'Create account',
    noRegistration: 'No account? Ask whoever runs this system.',
    demo: 'Or try it with a demo account',
    demoAs: { admin: 'Sign in as administrator', client: 'Sign in as client' },
  },
  tooMany_one: 'Too many attempts. Try again in {{count}} minute.',
  tooMany_other: 'Too many attempts. Try again in {{count}} minutes.',
  noticeToAdmins: 'Notice for administrators',
  openToAll: {
    title: 'Anybody may register.',
    hint: 'Whoever finds this address can make an account that manages everything. If that is not what you want, set REGISTRATION=invite and restart the server.',
  },
  sessionEnded: 'Your session has ended. Sign in again to go on.',
  role: { admin: roleNames.en.admin, client: roleNames.en.subscriber },
} satisfies TextsIn<'en', typeof source>;

import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  login: {
    title: 'Sign in',
    lead: 'Follow public procurement all over Brazil.',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    submit: 'Sign in',
    emailMissing: 'Enter your e-mail.',
    passwordMissing: 'Enter your password.',
    wrong: 'Wrong e-mail or password.',
    unexpected: 'Something went wrong. Try again.',
    welcome: 'Welcome back, {{name}}',
    demo: 'Or try it with a demo account',
    demoAs: { admin: 'Sign in as administrator', client: 'Sign in as client' },
  },
  role: { admin: 'Administrator', client: 'Client' },
} satisfies TextsIn<'en', typeof source>;

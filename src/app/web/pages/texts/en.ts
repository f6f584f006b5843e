import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  error: {
    title: 'This page does not exist',
    hint: 'The address may have changed or may never have existed. Check it for typos.',
    home: 'Go to the home page',
    back: 'Back',
    search: 'Search the notices',
    find: 'Search',
  },
  notAuthorized: {
    title: 'Your account does not have access to this page',
    hint: 'You are signed in as {{email}}. If you need this page, ask an administrator or sign in with another account.',
    changeAccount: 'Sign in with another account',
    person: 'View profile',
    signedOut: 'Sign in to see this page',
    signedOutHint: 'Sign in with an account that has access to it.',
    signIn: 'Sign in',
  },
  comingSoon: {
    title: 'Coming soon',
    hint: 'New features will be announced here. Everything already available is in the menu.',
  },
  maintenance: {
    title: 'Under maintenance',
    hint: 'This page appears automatically whenever the server is unavailable.',
    overlayHint: 'The server is unavailable at the moment. What you typed is not lost: the screen returns as soon as it answers.',
    next_one: 'Next attempt in {{count}} second',
    next_other: 'Next attempt in {{count}} seconds',
    asking: 'Checking the server…',
    ready: 'The server is up.',
    tryNow: 'Try now',
  },
  notifyMe: {
    label: 'Your email',
    send: 'Notify me',
    invalid: 'Enter an email address, such as name@example.com.',
    done: 'You will be notified at {{email}}.',
    unanswered: 'Your email address was not saved because the server did not answer. Try again in a moment.',
    about: {
      release: 'Want to know when a new version is available? We will send you a single email.',
      maintenance:
        'Want to know when the system is back? If it is down for more than {{minutes}} minutes, we will send you a single email as soon as it returns.',
    },
  },
} satisfies TextsIn<'en', typeof source>;

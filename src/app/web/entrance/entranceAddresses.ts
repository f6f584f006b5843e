// The addresses of the login pages: a short one, and the specification's two, one for each design.

/** For users who are not signed in; others are redirected to the page they wanted. */
export const signedOutPages = {
  '/login': 'login',
  '/pages/login-v1': 'login',
  '/pages/login-v2': 'login',
  '/register': 'register',
  '/pages/register-v1': 'register',
  '/pages/register-v2': 'register',
  '/forgot-password': 'forgotPassword',
  '/pages/forgot-password-v1': 'forgotPassword',
  '/pages/forgot-password-v2': 'forgotPassword',
} as const;

/** For recipients of a link, also if another user is signed in. */
export const linkPages = {
  '/reset-password': 'resetPassword',
  '/pages/reset-password-v1': 'resetPassword',
  '/pages/reset-password-v2': 'resetPassword',
  '/invitation': 'invitation',
} as const;

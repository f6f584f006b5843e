// The pages before the door, each at a short address of ours and at the specification's two, one for each design.

/** For those who are not signed in; whoever is goes on to where they wanted to go. */
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

/** For whoever was sent a link, also where somebody else is signed in. */
export const linkPages = {
  '/reset-password': 'resetPassword',
  '/pages/reset-password-v1': 'resetPassword',
  '/pages/reset-password-v2': 'resetPassword',
  '/invitation': 'invitation',
} as const;

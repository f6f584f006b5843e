import type { DemoTexts } from '../kinds.ts';

export const account: DemoTexts = {
  title: 'Account and security',
  description: 'Password, two-step verification, permissions and the record of what was done.',
  lists: {
    own: 'Your account',
    permissions: 'Permissions',
    log: 'Activity log',
  },
  articles: {
    'verificacao-em-duas-etapas': [
      'How do I turn on two-step verification?',
      `
With it, a password alone is not enough to sign in: you also need a code that your phone generates and that changes every thirty seconds.

1. Open **Account settings**, under security.
2. Confirm your password and scan the code with an authenticator app.
3. Type in the code that the app shows.
4. Keep the **recovery codes** somewhere other than your phone.

Each recovery code works once. If you change phones, turn verification off first or sign in with one of the codes. With neither phone nor codes, ask an administrator to remove the second step from your account; this goes into the activity log.`,
    ],
    'aparencia-e-atalhos': [
      'How do I change the appearance and use keyboard shortcuts?',
      `
In your account’s menu, **Appearance** holds the choices: light, dark or following the system, width, position of the menu, reading direction. They are kept in this browser.

## Shortcuts

Press **?** on any screen to see the ones that work there. Some always work:

- **Ctrl+K** (⌘K on a Mac) opens the search across everything, which also runs commands;
- **/** goes to the list’s search;
- **J** and **K** move down and up the rows, **Enter** opens;
- **Z** undoes while the message offers it.

If you dictate text, or letters trigger actions by accident, turn single-letter shortcuts off in the same window. Arrow keys, Home, End and Enter keep working.`,
    ],
    'quem-pode-o-que': [
      'Who can do what?',
      `
In short, there are two kinds of account.

**Everyone who signs in** can read notices, bills and help pages and change what is theirs: email, chats, tasks, orders, bookmarks, settings and what they follow.

**Administrators** also manage users, upload files, delete notices, edit the shop, the blog and this knowledge base, and consult the activity log.

The server decides on every request; hiding a button is never the only barrier. Data that belongs to someone else is treated as if it did not exist.

The menu shows only what your account can reach. If a colleague sends you an address you cannot open, the screen says which account you are signed in with and who to ask for access.`,
    ],
    'registro-de-atividades': [
      'What goes into the activity log?',
      `
The log keeps what concerns security and administration: sign-ins and refused attempts, changed passwords, accounts created or deactivated, notices deleted and restored, imports, and edits to pages such as this one. Each entry says who, what, when and from which address.

It only grows: no one can edit or delete an entry, and old entries are removed only at the end of the installation’s retention period. Exporting the log is logged as well.

Only administrators can consult it, under **Activity log**. The filters are kept in the address, so a query can be sent to another administrator. The content of emails and chats never goes into it.`,
    ],
  },
};

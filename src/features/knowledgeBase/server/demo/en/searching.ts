import type { DemoTexts } from '../kinds.ts';

export const searching: DemoTexts = {
  title: 'Searching and following',
  description: 'Finding what matters, reading the statuses and knowing when something changes.',
  lists: {
    search: 'Search and filters',
    statuses: 'Reading the statuses',
    following: 'Following',
  },
  articles: {
    'escrever-uma-busca': [
      'How do I write a good search?',
      `
The search covers the subject, the public body, the municipality and the numbers. Accents, capitals and plurals do not matter: **aquisicao** finds “aquisições”.

- **Several words**: all of them have to appear, in any order. Little words such as de, em or para do not count.
- **Quotation marks**: the words stand together, as in "material de expediente".
- **Hyphen in front**: excludes, as in limpeza -hospitalar.
- **ou** (or): accepts either of two, as in notebook ou computador.
- **Asterisk**: completes the ending, as in pavimenta*. While you type, the last word is completed this way; after Enter it is a whole word.

Words that the trade uses as synonyms already stand for each other: merenda and alimentação escolar, uniforme and fardamento, SRP and registro de preços.

Type a number such as 90006/2026 to go straight to the notice. What you searched for is kept in the page’s address: copy it to send a colleague the same list.`,
    ],
    'visao-inicial-da-lista': [
      'Can the list always open with my filters?',
      `
Yes. Set up the list of notices as you want to see it: status, state, procedure, value, order. Then choose **Open the list with these filters** in the view menu. From then on the menu item leads to that view. To go back, choose **Open the list without filters**.

The starting view belongs to your account and applies on any computer you sign in on.

## Several views

The page’s address holds search, filters and order. Save as many addresses as you like in your browser’s bookmarks, or mark the pages you use most with the star in the bar. An address you send opens the same way for anyone who receives it, since nothing in it depends on who created it.`,
    ],
    'ler-os-status': [
      'What do open, in progress and closed mean?',
      `
Certame works out the status each time you look, from the dates and from what is known of the result. Nothing gets stuck because the source forgot to update it.

- **Open**: the deadline for proposals has not passed yet.
- **In progress**: the deadline has passed, or there never was one, and no outcome is known.
- **Closed**: there is a result; the notice was revoked or annulled; no item found a winner; or more than a year has passed since the reference date.

## Status at the source

Each notice’s page also shows the **status at the source**. Nearly all of them stay “Divulgada” (published) for ever, so it cannot tell you what is still open. **Suspended** is shown as a label beside the status, which keeps following the dates.`,
    ],
    'valor-sigiloso-ou-nao-informado': [
      'Why is there no estimated value?',
      `
There are two reasons, and the screen tells them apart.

**Confidential**: the body made use of art. 24 of Law 14.133/2021, which allows the budget to be kept confidential with a justification; in federal bodies it becomes public after evaluation (IN Seges 73/2022). Confidentiality does not apply to oversight bodies, and is not possible where the criterion is the highest discount, since a discount needs a reference.

**Not given**: the source gave zero or nothing. A zero is hardly ever a real value, and Certame would rather say that it does not know than add zeros to the totals.

Once the result is published, the **awarded value** appears, which is what was contracted. When you sort the list by value, notices without one come last.`,
    ],
    'acompanhar-uma-licitacao': [
      'How do I follow a notice or a bill?',
      `
Click the star, in the list or on the page. Only you see it. From then on:

- the notice appears under **Following**;
- its dates are in your calendar;
- changes brought by an import become a **notification** that says what changed, not merely that something did;
- you are also notified of approaching deadlines.

## Stages

On the board of what you follow, drag each card through the stages: interested, analysing, proposal, submitted, won, lost. There is also a priority and a note of your own.

If an administrator deletes a notice that you follow, it leaves the board; if the deletion is undone, it returns. To stop following, click the star again.`,
    ],
    'quando-chegam-os-alertas': [
      'When do alerts arrive?',
      `
Alerts have two causes: an import that changes something you follow, and the clock, when a deadline approaches.

Certame compares the new record with the old one and says what changed: a date, the value, the status, a result. Importing the same file again does not notify anyone, because nothing changed.

## Where they appear

The bell in the bar counts unread notifications. A click leads to the notice. In **Account settings** you choose what you want to receive.

If no alert has come for days, ask an administrator when the last import was: without new data there is nothing to compare. The screen for uploading files shows the date and result of each one.`,
    ],
  },
};

import type { DemoTexts } from '../kinds.ts';

export const deadlines: DemoTexts = {
  title: 'Deadlines',
  description: 'Challenges, proposals, appeals: when they start and how they are counted.',
  lists: {
    before: 'Before the session',
    after: 'After the session',
    calendar: 'In the calendar',
  },
  articles: {
    'prazo-para-impugnacao': [
      'What is the deadline for challenging a notice?',
      `
Anyone may challenge the notice or ask for clarification up to **three working days before** the opening date (Law 14.133/2021, art. 164). You do not have to be a supplier.

The answer is published on the official site within three working days, and no later than the last working day before the opening.

## How Certame counts

The day of the session does not count. If the session is on a Thursday with no public holidays nearby, the last day is Monday. Saturdays, Sundays and national holidays are skipped; state and municipal holidays, and optional days off such as Carnival, are not known to Certame. **The notice prevails**: always check it.

The date is shown on the notice’s page and, if you follow it, in your calendar.`,
    ],
    'prazo-minimo-para-propostas': [
      'How much time is there between the notice and the proposals?',
      `
Art. 55 of Law 14.133/2021 sets minimum periods in working days, counted from the publication of the notice. The most common ones:

| Subject | Criterion | Working days |
| Goods | Lowest price or highest discount | 8 |
| Goods | Other criteria | 15 |
| Common services, common engineering works and services | Lowest price or highest discount | 10 |
| Special services, special engineering works and services | Lowest price or highest discount | 25 |
| Any | Technique and price, best technique or artistic content | 35 |
| Integrated contracting | Any | 60 |
| Auction | Highest bid | 15 |

If the notice changes in a way that affects the proposals, it is published again and the period starts over. That is why it pays to follow the notice: a change of dates notifies you, and the dates you follow are in the [calendar](/apps/calendar).`,
    ],
    'prazo-para-recurso': [
      'How does the deadline for appeals work?',
      `
The evaluation of proposals and the decision on qualification can be appealed within **three working days**, counted from notification or from the drawing up of the minutes (Law 14.133/2021, art. 165).

## Declare it right away

The intention to appeal has to be declared **immediately**, or the right is lost. The grounds follow within the period. Electronic platforms leave a short window for this: stay until the session ends.

## Counter-arguments

The other bidders have the same time, counted from personal notification or from the announcement that an appeal was lodged.

An appeal suspends the procedure until the final decision. Certame does not know these dates, since the sources do not publish them in a field of their own: create a calendar event or a task linked to the notice.`,
    ],
    'assinar-o-calendario': [
      'How do I subscribe to the deadlines on my phone or in Outlook?',
      `
Certame offers a subscription address with your events and the dates of what you follow. Your calendar app checks it from time to time, so nothing has to be sent again.

1. Open the **Calendar** and look for the subscription.
2. Create the address and choose what it contains.
3. Copy it and paste it into your program, as a **calendar from URL** or a **subscribed calendar**.

## Treat it like a password

Anyone who knows the address can read the dates without signing in. If it falls into the wrong hands, create another one: the old one stops working immediately.

Each program decides how often it looks. Google Calendar may take hours; for a deadline tomorrow, check Certame.`,
    ],
    'horario-de-brasilia': [
      'Which time zone are the dates in?',
      `
All dates and times in Certame are in **Brasília time**, even if your computer is in another time zone. It is the time that notices use and that the sources publish without saying so.

Someone in Acre, for example, reads 9:00 on the screen for a session that starts at 7:00 by the local clock. The calendar subscription is different: its events carry the time zone, and your program converts them to the time where you are.

A notice without a closing time, which came from a spreadsheet with just the day, runs until the end of that day, 23:59.

If a date looks three hours off, check where the file came from: PNCP publishes Brasília time, and a system in between may have converted it to universal time.`,
    ],
  },
};

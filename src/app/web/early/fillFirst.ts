// Puts words of the first answers into the page, before the code of the application is there.
import { drawDays, type FirstDates, type FirstEvents, fillEntries } from '#features/calendar/web/firstMonth.ts';
import { dayInBrasilia } from '#kit/clock.ts';

/**
 * Fills the places that a screen's skeleton names: `<p data-first-words="licitacoes.0.objeto">`, and marks
 * rows that nobody has read: `<li data-first-read="emails.0.isRead">`. Rejects if the call fails; the application
 * sends it again. `arranged`: resolves when the markup of the page is there.
 */
export async function fillFirst(answer: Promise<Response>, arranged: Promise<void>): Promise<void> {
  const copy = copyOf(answer);
  await arranged;
  const places = document.querySelectorAll<HTMLElement>('[data-skeleton] [data-first-words]');
  if (places.length === 0) return copy.drop();
  const data = await copy.read();
  for (const place of places) {
    const text = valueAt(data, place.dataset.firstWords?.split('.') ?? []);
    if (typeof text === 'string' && text) place.textContent = text;
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-skeleton] [data-first-read]'))
    row.toggleAttribute('data-unread', valueAt(data, row.dataset.firstRead?.split('.') ?? []) === false);
}

/** Puts the days of this month into the calendar, and the entries of today once both answers are there. Rejects as `fillFirst`. */
export async function fillMonth(answers: readonly Promise<Response>[], arranged: Promise<void>, locale: string): Promise<void> {
  const copies = answers.map(copyOf);
  await arranged;
  const main = document.querySelector<HTMLElement>('[data-skeleton] main');
  const today = dayInBrasilia(new Date());
  if (!main || !drawDays(main, today, locale)) return copies.forEach(({ drop }) => void drop());
  const [events, dates] = await Promise.all(copies.map(({ read }) => read()));
  fillEntries(main, events as FirstEvents, dates as FirstDates, today);
}

/** The application takes the answer itself. Copied at once, since it may do so before this needs it. */
function copyOf(answer: Promise<Response>) {
  const copied = answer.then((response) => (response.ok ? response.clone() : undefined));
  // It may fail before this waits for it.
  copied.catch(() => {});
  return {
    /** Undefined if the call failed. */
    read: async (): Promise<unknown> => (await copied)?.json(),
    drop: () => void copied.then((copy) => copy?.body?.cancel()).catch(() => {}),
  };
}

/** What is at a path of names and positions in an answer. */
function valueAt(data: unknown, [name, ...path]: readonly string[]): unknown {
  if (name === undefined) return data;
  return typeof data === 'object' && data !== null ? valueAt((data as Record<string, unknown>)[name], path) : undefined;
}

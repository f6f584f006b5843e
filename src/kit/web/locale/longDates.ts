// Dates with the whole names of weekdays and months, for calendars. Without the browser's formatter where its language is known: to make one
// takes a tenth of a second on a slow phone.

type Names = { months: string; weekdays: string; month: (day: number, month: string) => string; comma: string; year: string };

/** What the browser writes in these locales; a test compares the two. */
const names: Record<string, Names> = {
  'pt-BR': {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
    ...{ month: (day, month) => `${day} de ${month}`, comma: ', ', year: ' de ' },
  },
  'en-GB': {
    months: 'January February March April May June July August September October November December',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    ...{ month: (day, month) => `${day} ${month}`, comma: ' ', year: ' ' },
  },
  'fr-FR': {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    ...{ month: (day, month) => `${day} ${month}`, comma: ' ', year: ' ' },
  },
  'de-DE': {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
    ...{ month: (day, month) => `${day}. ${month}`, comma: ', ', year: ' ' },
  },
};

/** Texts of days like `2026-05-28` in a locale. */
export function longDates(locale: string) {
  const known = names[locale];
  return known ? ofNames(known) : ofBrowser(locale);
}

function ofNames({ months, weekdays, month, comma, year }: Names) {
  const monthOf = (day: string) => months.split(' ')[Number(day.slice(5, 7)) - 1] ?? '';
  const weekday = (day: string) => weekdays.split(' ')[new Date(day).getUTCDay()] ?? '';
  return {
    /** quinta-feira */
    weekday,
    /** Q */
    letter: (day: string) => weekday(day).charAt(0).toUpperCase(),
    /** quinta-feira, 28 de maio */
    weekdayAndDay: (day: string) => `${weekday(day)}${comma}${month(Number(day.slice(8)), monthOf(day))}`,
    /** maio de 2026 */
    monthAndYear: (day: string) => `${monthOf(day)}${year}${day.slice(0, 4)}`,
  };
}

function ofBrowser(locale: string): ReturnType<typeof ofNames> {
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => format.format(new Date(day));
  };
  return {
    weekday: words({ weekday: 'long' }),
    letter: words({ weekday: 'narrow' }),
    weekdayAndDay: words({ weekday: 'long', day: 'numeric', month: 'long' }),
    monthAndYear: words({ month: 'long', year: 'numeric' }),
  };
}

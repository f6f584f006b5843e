/** A day on the calendar as `2026-05-28`. */
type Day = string;

/** From this many months on, years and months are used instead of days. */
const LEAST_MONTHS = 2;

/** Formats the distance between two days in a locale: hoje, em 3 dias, há 1 ano e 5 meses. */
export function relativeDayFormat(locale: string): (day: Day, today: Day) => string {
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Made when a distance needs them.
  let far: Intl.RelativeTimeFormat | undefined;
  let list: Intl.ListFormat | undefined;

  return (day, today) => {
    const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
    const months = days < 0 ? wholeMonths(day, today) : wholeMonths(today, day);
    if (months < LEAST_MONTHS) return near.format(days, 'day');
    far ??= new Intl.RelativeTimeFormat(locale);
    const sign = days < 0 ? -1 : 1;
    const years = Math.floor(months / 12);
    if (years === 0) return far.format(sign * months, 'month');
    if (months % 12 === 0) return far.format(sign * years, 'year');
    return joined(far.formatToParts(sign * years, 'year'), far.formatToParts(sign * (months % 12), 'month'));
  };

  // Both parts have the same prefix (há, vor) or suffix (ago), which is used once: há [1 ano] e [5 meses].
  function joined(...spans: Intl.RelativeTimeFormatPart[][]): string {
    const head = spans[0]?.[0]?.type === 'literal' ? spans[0][0].value : '';
    const texts = spans.map((parts) => parts.map(({ value }) => value).join(''));
    const lastWords = new Set(texts.map((text) => text.slice(text.lastIndexOf(' '))));
    const tail = lastWords.size === 1 ? ([...lastWords][0] ?? '') : '';
    list ??= new Intl.ListFormat(locale);
    return head + list.format(texts.map((text) => text.slice(head.length, text.length - tail.length))) + tail;
  }
}

function wholeMonths(from: Day, to: Day): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

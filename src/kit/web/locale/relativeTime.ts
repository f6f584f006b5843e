// «em 3 dias», «há 1 ano e 5 meses» without the browser's formatter where its language is known: to make one takes a tenth of a second on a
// slow phone.

/** What distances in time are counted in. */
export type Unit = 'minute' | 'hour' | 'day' | 'month' | 'year';
/** Lengths that are said together: one year and five months. */
export type Span = readonly [count: number, unit: Unit];

type Words = {
  now: string;
  /** From two days ago to two days ahead, where there is a word. */
  near: Readonly<Record<number, string>>;
  /** Around a length. */
  ahead: readonly [before: string, after: string];
  ago: readonly [before: string, after: string];
  and: string;
  /** One and several. */
  units: Record<Unit, readonly [one: string, other: string]>;
  /** Whether 0 counts as one. */
  isZeroOne: boolean;
};

/** What the browser writes in these locales; a test compares the two. */
const words: Record<string, Words> = {
  'pt-BR': {
    ...{ now: 'agora', and: ' e ', ahead: ['em ', ''], ago: ['há ', ''], isZeroOne: true },
    near: { [-2]: 'anteontem', [-1]: 'ontem', 0: 'hoje', 1: 'amanhã', 2: 'depois de amanhã' },
    units: { minute: ['minuto', 'minutos'], hour: ['hora', 'horas'], day: ['dia', 'dias'], month: ['mês', 'meses'], year: ['ano', 'anos'] },
  },
  'en-GB': {
    ...{ now: 'now', and: ' and ', ahead: ['in ', ''], ago: ['', ' ago'], isZeroOne: false },
    near: { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' },
    units: {
      ...{
        minute: ['minute', 'minutes'],
        hour: ['hour', 'hours'],
        day: ['day', 'days'],
        month: ['month', 'months'],
        year: ['year', 'years'],
      },
    },
  },
  'fr-FR': {
    ...{ now: 'maintenant', and: ' et ', ahead: ['dans ', ''], ago: ['il y a ', ''], isZeroOne: true },
    near: { [-2]: 'avant-hier', [-1]: 'hier', 0: 'aujourd’hui', 1: 'demain', 2: 'après-demain' },
    units: {
      ...{ minute: ['minute', 'minutes'], hour: ['heure', 'heures'], day: ['jour', 'jours'], month: ['mois', 'mois'], year: ['an', 'ans'] },
    },
  },
  'de-DE': {
    ...{ now: 'jetzt', and: ' und ', ahead: ['in ', ''], ago: ['vor ', ''], isZeroOne: false },
    near: { [-2]: 'vorgestern', [-1]: 'gestern', 0: 'heute', 1: 'morgen', 2: 'übermorgen' },
    units: {
      ...{ minute: ['Minute', 'Minuten'], hour: ['Stunde', 'Stunden'], day: ['Tag', 'Tagen'] },
      ...{ month: ['Monat', 'Monaten'], year: ['Jahr', 'Jahren'] },
    },
  },
};

export type RelativeTime = {
  /** agora */
  now: () => string;
  /** ontem, hoje, amanhã, em 3 dias */
  day: (days: number) => string;
  /** em 2 dias, há 1 ano e 5 meses; lengths are positive */
  distance: (isAhead: boolean, ...spans: readonly Span[]) => string;
};

export function relativeTime(locale: string): RelativeTime {
  const known = words[locale];
  return known ? ofWords(known) : ofBrowser(locale);
}

function ofWords({ now, near, ahead, ago, and, units, isZeroOne }: Words): RelativeTime {
  const length = ([count, unit]: Span) => `${count} ${units[unit][count === 1 || (count === 0 && isZeroOne) ? 0 : 1]}`;
  const distance = (isAhead: boolean, ...spans: readonly Span[]) => {
    const [before, after] = isAhead ? ahead : ago;
    return before + spans.map(length).join(and) + after;
  };
  return { now: () => now, day: (days) => near[days] ?? distance(days > 0, [Math.abs(days), 'day']), distance };
}

function ofBrowser(locale: string): RelativeTime {
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const far = new Intl.RelativeTimeFormat(locale);
  const list = new Intl.ListFormat(locale);
  return {
    now: () => near.format(0, 'second'),
    day: (days) => near.format(days, 'day'),
    // Both parts have the same prefix (há, vor) or suffix (ago), which is used once: há [1 ano] e [5 meses].
    distance: (isAhead, ...spans) => {
      const parts = spans.map(([count, unit]) => far.formatToParts(isAhead ? count : -count, unit));
      const head = parts[0]?.[0]?.type === 'literal' ? parts[0][0].value : '';
      const texts = parts.map((each) => each.map(({ value }) => value).join(''));
      const lastWords = new Set(texts.map((text) => text.slice(text.lastIndexOf(' '))));
      const tail = lastWords.size === 1 ? ([...lastWords][0] ?? '') : '';
      if (texts.length === 1) return texts[0] ?? '';
      return head + list.format(texts.map((text) => text.slice(head.length, text.length - tail.length))) + tail;
    },
  };
}

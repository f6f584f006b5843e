// Short dates without the browser's formatter, which takes a tenth of a second to make on a slow phone.
import { clockInBrasilia } from '#kit/clock.ts';

type Marks = {
  /** Between day, month and year in figures. */
  inner: string;
  /** After the month, where no year follows. */
  last: string;
  /** Between date and time. */
  time: string;
  /** Between the day and the name of its month. */
  of: string;
  /** Between a month and its year. */
  year: string;
  /** After a weekday that a date follows. */
  on: string;
  months: string;
  weekdays: string;
  longMonths: string;
  longWeekdays: string;
};

/** What the browser writes in these locales; a test compares the two. */
const marks: Record<string, Marks> = {
  'pt-BR': {
    ...{ inner: '/', last: '', time: ', ', of: ' de ', year: ' de ', on: ', ' },
    months: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    weekdays: 'dom. seg. ter. qua. qui. sex. sáb.',
    longMonths: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    longWeekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
  },
  'en-GB': {
    ...{ inner: '/', last: '', time: ', ', of: ' ', year: ' ', on: ' ' },
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    longMonths: 'January February March April May June July August September October November December',
    longWeekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  },
  'fr-FR': {
    ...{ inner: '/', last: '', time: ' ', of: ' ', year: ' ', on: ' ' },
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
    longMonths: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    longWeekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  },
  'de-DE': {
    ...{ inner: '.', last: '.', time: ', ', of: '. ', year: ' ', on: ', ' },
    months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    weekdays: 'So Mo Di Mi Do Fr Sa',
    longMonths: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    longWeekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  },
};

/** @returns texts of a moment on Brasília's clock; undefined for a locale that writes dates in another way */
export function quickDates(locale: string) {
  const mark = marks[locale];
  if (!mark) return undefined;
  const { months, weekdays, longMonths, longWeekdays } = mark;
  const nameOf = (names: string, index: number) => names.split(' ')[index] ?? '';
  const weekdayOf = (moment: Date | string) => new Date(`${clockInBrasilia(moment)}Z`).getUTCDay();
  /** Three parts of two or four figures. */
  const partsOf = (moment: Date | string) => clockInBrasilia(moment).slice(0, 10).split('-');
  const date = (moment: Date | string) => partsOf(moment).reverse().join(mark.inner);
  const time = (moment: Date | string) => clockInBrasilia(moment).slice(11, 16);
  const longWeekday = (moment: Date | string) => nameOf(longWeekdays, weekdayOf(moment));
  return {
    /** 28/05/2026 */
    date,
    /** 14:00 */
    time,
    /** 28/05/2026, 14:00 */
    dateTime: (moment: Date | string) => `${date(moment)}${mark.time}${time(moment)}`,
    /** 28/05, 14:00 */
    shortMoment: (moment: Date | string) => `${date(moment).slice(0, 5)}${mark.last}${mark.time}${time(moment)}`,
    /** 28 de mai. */
    dayMonth: (moment: Date | string) => {
      const [, month, day] = partsOf(moment).map(Number);
      return `${day}${mark.of}${nameOf(months, (month ?? 1) - 1)}`;
    },
    /** qui. */
    weekday: (moment: Date | string) => nameOf(weekdays, weekdayOf(moment)),
    /** quinta-feira */
    longWeekday,
    /** Q */
    weekdayLetter: (moment: Date | string) => longWeekday(moment).charAt(0).toUpperCase(),
    /** quinta-feira, 28 de maio */
    weekdayAndDay: (moment: Date | string) => {
      const [, month, day] = partsOf(moment).map(Number);
      return `${longWeekday(moment)}${mark.on}${day}${mark.of}${nameOf(longMonths, (month ?? 1) - 1)}`;
    },
    /** maio de 2026 */
    monthYear: (moment: Date | string) => {
      const [year, month] = partsOf(moment);
      return `${nameOf(longMonths, Number(month) - 1)}${mark.year}${year}`;
    },
  };
}

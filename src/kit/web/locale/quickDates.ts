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
  /** Between the name of a month and its year. */
  year: string;
  months: string;
  weekdays: string;
};

/** What the browser writes in these locales; a test compares the two. */
const marks: Record<string, Marks> = {
  'pt-BR': {
    ...{ inner: '/', last: '', time: ', ', of: ' de ', year: ' de ' },
    months: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    weekdays: 'dom. seg. ter. qua. qui. sex. sáb.',
  },
  'en-GB': {
    ...{ inner: '/', last: '', time: ', ', of: ' ', year: ' ' },
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  },
  'fr-FR': {
    ...{ inner: '/', last: '', time: ' ', of: ' ', year: ' ' },
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
  },
  'de-DE': {
    ...{ inner: '.', last: '.', time: ', ', of: '. ', year: ' ' },
    months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    weekdays: 'So Mo Di Mi Do Fr Sa',
  },
};

/** @returns texts of a moment on Brasília's clock; undefined for a locale that writes dates in another way */
export function quickDates(locale: string) {
  const mark = marks[locale];
  if (!mark) return undefined;
  const [months, weekdays] = [mark.months.split(' '), mark.weekdays.split(' ')];
  /** Three parts of two or four figures. */
  const partsOf = (moment: Date | string) => clockInBrasilia(moment).slice(0, 10).split('-');
  const date = (moment: Date | string) => partsOf(moment).reverse().join(mark.inner);
  const time = (moment: Date | string) => clockInBrasilia(moment).slice(11, 16);
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
      return `${day}${mark.of}${months[(month ?? 1) - 1]}`;
    },
    /** mai. de 26 */
    shortMonth: (moment: Date | string) => {
      const [year = '', month] = partsOf(moment);
      return `${months[Number(month) - 1]}${mark.year}${year.slice(2)}`;
    },
    /** qui. */
    weekday: (moment: Date | string) => weekdays[new Date(`${clockInBrasilia(moment)}Z`).getUTCDay()] ?? '',
  };
}

import { Radio, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useState } from 'react';
import { type Language, languages } from '#kit/errors.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { changeLanguage, useLanguage } from '#kit/web/locale/i18n.ts';
import { languageNames } from '#kit/web/locale/language.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Idiomas', en: 'Languages', fr: 'Langues', de: 'Sprachen' },
  words: 'i18n tradução locale datas moeda plural translation dates money traduction monnaie Übersetzung Datum Geld Mehrzahl',
  old: ['/extensions/i18n', '/extensions/languages'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/locale/i18n.ts, #kit/web/locale/format.ts',
  use: {
    pt: 'Em todo texto, data, número e quantia: useTexts e useFormat. Um catálogo por parte e idioma é buscado quando precisa.',
    en: 'For every text, date, number and amount: useTexts and useFormat. A catalogue per part and language is fetched when needed.',
    fr: 'Pour tout texte, date, nombre et montant : useTexts et useFormat. Un catalogue par partie et langue est chargé au besoin.',
    de: 'Für jeden Text, jedes Datum, jede Zahl und jeden Betrag: useTexts und useFormat. Ein Katalog je Teil und Sprache kommt bei Bedarf.',
  },
  avoid: {
    pt: 'Frases montadas de pedaços, plurais com “(s)”, datas escritas à mão: em outro idioma a ordem e as formas são outras.',
    en: 'Sentences put together from pieces, plurals with “(s)”, dates written by hand: order and forms differ in other languages.',
    fr: 'Des phrases faites de morceaux, des pluriels avec « (s) », des dates écrites à la main : l’ordre et les formes changent ailleurs.',
    de: 'Sätze aus Stücken, Mehrzahl mit „(s)“, Daten von Hand: Reihenfolge und Formen sind in anderen Sprachen anders.',
  },
  keys: [
    {
      press: 'Space',
      does: {
        pt: 'Marca o idioma, e a tela muda',
        en: 'Chooses the language, and the screen changes',
        fr: 'Choisit la langue, et l’écran change',
        de: 'Wählt die Sprache, und die Seite wechselt',
      },
      on: '#Change [data-example] input[value=en]',
      finds: '#Change [data-example] [data-language=en]',
    },
    {
      press: 'ArrowUp',
      does: {
        pt: 'Vai ao idioma anterior',
        en: 'Goes to the language before',
        fr: 'Va à la langue précédente',
        de: 'Geht zur vorigen Sprache',
      },
      finds: '#Change [data-example] [data-language=pt]',
    },
  ],
  props: [
    {
      name: 'useTexts',
      type: '(namespace) => (key, values?) => string',
      says: {
        pt: 'Os textos de um catálogo; uma chave errada não compila.',
        en: 'The texts of a catalogue; a wrong key does not compile.',
        fr: 'Les textes d’un catalogue ; une clé fausse ne compile pas.',
        de: 'Die Texte eines Katalogs; ein falscher Schlüssel wird nicht übersetzt.',
      },
    },
    {
      name: 'key_one, key_many, key_other',
      type: 'string',
      says: {
        pt: 'As formas do plural; falta uma, não compila. Português e francês têm uma terceira a partir de um milhão.',
        en: 'The forms of a plural; if one is missing, it does not compile. Portuguese and French have a third one from a million on.',
        fr: 'Les formes du pluriel ; s’il en manque une, rien ne compile. Le portugais et le français en ont une troisième dès un million.',
        de: 'Die Formen der Mehrzahl; fehlt eine, schlägt der Bau fehl. Portugiesisch und Französisch haben ab einer Million eine dritte.',
      },
    },
    {
      name: 'changeLanguage',
      type: '(language) => Promise<void>',
      says: {
        pt: 'Muda o idioma sem recarregar, guarda a escolha neste navegador e avisa as outras abas.',
        en: 'Changes the language without reloading, keeps the choice in this browser and tells the other tabs.',
        fr: 'Change la langue sans recharger, garde le choix dans ce navigateur et prévient les autres onglets.',
        de: 'Wechselt die Sprache ohne Neuladen, merkt die Wahl in diesem Browser und sagt es den anderen Tabs.',
      },
    },
    {
      name: 'useFormat',
      type: '() => Format',
      says: {
        pt: 'Datas no horário de Brasília, quantias em reais, números e prazos no idioma e na região de quem usa.',
        en: 'Dates in Brasília’s time, amounts in reais, numbers and periods in the user’s language and region.',
        fr: 'Dates à l’heure de Brasilia, montants en reais, nombres et délais dans la langue et la région de l’utilisateur.',
        de: 'Daten in Brasília-Zeit, Beträge in Reais, Zahlen und Fristen in Sprache und Region der Person.',
      },
    },
  ],
};

export const samples: Samples = {
  Change: {
    title: { pt: 'Trocar o idioma', en: 'Changing the language', fr: 'Changer de langue', de: 'Sprache wechseln' },
    says: {
      pt: 'De verdade: todo o Certame muda. Cada idioma aparece com o próprio nome, para quem não lê o atual.',
      en: 'For real: all of Certame changes. Each language has its own name, for those who cannot read the present one.',
      fr: 'Pour de vrai : tout Certame change. Chaque langue porte son propre nom, pour qui ne lit pas l’actuelle.',
      de: 'Wirklich: Ganz Certame wechselt. Jede Sprache trägt ihren eigenen Namen, für alle, die die jetzige nicht lesen.',
    },
  },
  SideBySide: {
    title: { pt: 'Lado a lado', en: 'Side by side', fr: 'Côte à côte', de: 'Nebeneinander' },
    says: {
      pt: 'O mesmo instante, a mesma quantia e a mesma lista nos quatro idiomas.',
      en: 'The same moment, amount and list in all four languages.',
      fr: 'Le même instant, le même montant et la même liste dans les quatre langues.',
      de: 'Derselbe Zeitpunkt, derselbe Betrag und dieselbe Liste in allen vier Sprachen.',
    },
  },
  Plurals: {
    title: { pt: 'Plurais', en: 'Plurals', fr: 'Pluriels', de: 'Mehrzahl' },
    says: {
      pt: 'Zero é singular em português e francês, plural em inglês e alemão; um milhão pede “de”.',
      en: 'Zero is singular in Portuguese and French, plural in English and German; a million wants “de”.',
      fr: 'Zéro est au singulier en portugais et en français, au pluriel en anglais et en allemand ; un million veut « de ».',
      de: 'Null ist im Portugiesischen und Französischen Einzahl, im Englischen und Deutschen Mehrzahl; eine Million verlangt „de“.',
    },
  },
};

const words = {
  choose: { pt: 'Idioma do Certame', en: 'Language of Certame', fr: 'Langue de Certame', de: 'Sprache von Certame' },
  now: { pt: 'Agora:', en: 'Now:', fr: 'Maintenant :', de: 'Jetzt:' },
  what: { pt: 'O que', en: 'What', fr: 'Quoi', de: 'Was' },
  date: { pt: 'Data', en: 'Date', fr: 'Date', de: 'Datum' },
  time: { pt: 'Data e hora', en: 'Date and time', fr: 'Date et heure', de: 'Datum und Uhrzeit' },
  money: { pt: 'Quantia', en: 'Amount', fr: 'Montant', de: 'Betrag' },
  short: { pt: 'Quantia curta', en: 'Short amount', fr: 'Montant court', de: 'Kurzer Betrag' },
  percent: { pt: 'Porcentagem', en: 'Percentage', fr: 'Pourcentage', de: 'Prozent' },
  relative: { pt: 'Prazo', en: 'Deadline', fr: 'Échéance', de: 'Frist' },
  list: { pt: 'Lista', en: 'List', fr: 'Liste', de: 'Liste' },
  duration: { pt: 'Duração', en: 'Duration', fr: 'Durée', de: 'Dauer' },
  number: { pt: 'Número', en: 'Number', fr: 'Nombre', de: 'Zahl' },
};

export function Change() {
  const t = useWords(words);
  const format = useFormat();
  const language = useLanguage();
  const [moment] = useState(() => new Date());
  return (
    <Stack gap="sm">
      <Radio.Group label={t.choose} value={language} onChange={(chosen) => changeLanguage(chosen as Language)}>
        <Stack gap={4} mt={4}>
          {languages.map((one) => (
            <Radio key={one} value={one} label={languageNames[one]} lang={one} />
          ))}
        </Stack>
      </Radio.Group>
      <Text role="status" data-language={language}>
        {t.now} {format.fullDateTime(moment)}, {format.money(124_500)}
      </Text>
    </Stack>
  );
}

const timeZone = 'America/Sao_Paulo';
const moment = new Date('2026-05-28T17:30:00Z');
const states = ['Paraná', 'Acre', 'Pará'];

const shown: Record<'date' | 'time' | 'money' | 'short' | 'percent' | 'relative' | 'list' | 'duration', (locale: string) => string> = {
  date: (locale) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(moment),
  time: (locale) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment),
  money: (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }).format(1_234_567.5),
  short: (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', notation: 'compact' }).format(1_234_567.5),
  percent: (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(0.125),
  relative: (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(2, 'day'),
  list: (locale) => new Intl.ListFormat(locale).format(states),
  duration: (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(1.5),
};
const kinds = Object.keys(shown) as (keyof typeof shown)[];

export function SideBySide() {
  const t = useWords(words);
  return (
    <InAllLanguages
      heading={t.what}
      rows={kinds.map((kind) => ({ name: t[kind], textIn: (language) => shown[kind](localeOf(language)) }))}
    />
  );
}

/** The forms of «notices» after a number. */
const forms: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  pt: { one: 'licitação', many: 'de licitações', other: 'licitações' },
  en: { one: 'notice', other: 'notices' },
  fr: { one: 'appel d’offres', many: 'd’appels d’offres', other: 'appels d’offres' },
  de: { one: 'Ausschreibung', other: 'Ausschreibungen' },
};

export function Plurals() {
  const t = useWords(words);
  const format = useFormat();
  const textIn = (count: number) => (language: Language) => {
    const locale = localeOf(language);
    const form = new Intl.PluralRules(locale).select(count);
    const figure = new Intl.NumberFormat(locale, count < 1e6 ? {} : { notation: 'compact', compactDisplay: 'long' }).format(count);
    return `${figure} ${forms[language][form] ?? forms[language].other}`;
  };
  return (
    <InAllLanguages
      heading={t.number}
      rows={[0, 1, 2, 1_000_000].map((count) => ({ name: format.number(count), textIn: textIn(count) }))}
    />
  );
}

type Row = { name: string; textIn: (language: Language) => string };

function InAllLanguages({ heading, rows }: { heading: string; rows: readonly Row[] }) {
  return (
    <Table.ScrollContainer minWidth={760} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': heading } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{heading}</Table.Th>
            {languages.map((language) => (
              <Table.Th key={language} lang={language}>
                {languageNames[language]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, textIn }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              {languages.map((language) => (
                <Table.Td key={language} lang={language}>
                  {textIn(language)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

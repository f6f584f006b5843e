import { Stack, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useState } from 'react';
import { type Language, languages } from '#kit/errors.ts';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { languageNames } from '#kit/web/locale/language.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Tabela em quatro idiomas', en: 'Table in four languages', fr: 'Tableau en quatre langues', de: 'Tabelle in vier Sprachen' },
  words:
    'idioma tradução moeda data número language translation currency date langue traduction Sprache Übersetzung Währung multilingual i18n',
  old: ['/tables/languages', '/datatables/multilingual'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/locale/format.ts',
  use: {
    pt: 'Sempre: títulos vêm dos textos do idioma, números, valores e datas dos formatadores, nunca de texto montado à mão.',
    en: 'Always: headings come from the texts of the language; numbers, amounts and dates from the formatters, never from text put together by hand.',
    fr: 'Toujours : les intitulés viennent des textes de la langue ; nombres, montants et dates des formateurs, jamais de texte assemblé à la main.',
    de: 'Immer: Titel kommen aus den Texten der Sprache; Zahlen, Beträge und Daten aus den Formatierern, nie aus selbst gebautem Text.',
  },
  avoid: {
    pt: 'Não traduza nomes de órgãos, e não converta a moeda: o valor continua em reais.',
    en: 'Do not translate the names of bodies, and do not convert the currency: the amount stays in reais.',
    fr: 'Ne traduisez pas les noms des organismes et ne convertissez pas la monnaie : le montant reste en réaux.',
    de: 'Namen von Stellen nicht übersetzen und die Währung nicht umrechnen: Der Betrag bleibt in Real.',
  },
  keys: [
    {
      press: 'ArrowRight',
      does: {
        pt: 'Escolhe o próximo idioma',
        en: 'Chooses the next language',
        fr: 'Choisit la langue suivante',
        de: 'Wählt die nächste Sprache',
      },
      on: '#Choice [data-example] input[value=pt]',
      finds: '#Choice table[lang=en]',
    },
    {
      press: 'ArrowLeft',
      does: { pt: 'Volta ao anterior', en: 'Goes back to the previous one', fr: 'Revient à la précédente', de: 'Geht zur vorigen zurück' },
      finds: '#Choice table[lang=pt]',
    },
  ],
  props: [
    {
      name: 'useFormat()',
      type: '{ date, money, number, percent, … }',
      says: {
        pt: 'Os formatadores do idioma da pessoa. Horas são de Brasília em todos os idiomas.',
        en: 'The formatters of the user’s language. Times are those of Brasília in every language.',
        fr: 'Les formateurs de la langue de la personne. Les heures sont celles de Brasilia dans toutes les langues.',
        de: 'Die Formatierer in der Sprache der Person. Zeiten sind in jeder Sprache die von Brasília.',
      },
    },
    {
      name: 'localeOf(language)',
      type: 'string',
      says: {
        pt: 'A região que o navegador tem para o idioma: em inglês do Reino Unido, o dia vem antes do mês.',
        en: 'The region that the browser has for the language: in British English the day comes before the month.',
        fr: 'La région que le navigateur a pour la langue : en anglais britannique, le jour précède le mois.',
        de: 'Die Region, die der Browser für die Sprache hat: Im britischen Englisch steht der Tag vor dem Monat.',
      },
    },
    {
      name: 'lang',
      type: "'pt-BR' | 'en' | 'fr' | 'de'",
      says: {
        pt: 'Onde uma parte da página está em outro idioma, o leitor de tela muda a pronúncia.',
        en: 'Where a part of the page is in another language, screen readers change their pronunciation.',
        fr: 'Là où une partie de la page est dans une autre langue, le lecteur d’écran change de prononciation.',
        de: 'Wo ein Teil der Seite in einer anderen Sprache ist, wechselt der Screenreader die Aussprache.',
      },
    },
  ],
};

export const samples: Samples = {
  Choice: {
    title: { pt: 'Um idioma por escolha', en: 'A language by choice', fr: 'Une langue au choix', de: 'Eine Sprache zur Wahl' },
    says: {
      pt: 'As mesmas linhas: títulos, números, valores e datas seguem o idioma escolhido. A escolha vale só para esta tabela.',
      en: 'The same rows: headings, numbers, amounts and dates follow the chosen language. The choice holds for this table only.',
      fr: 'Les mêmes lignes : intitulés, nombres, montants et dates suivent la langue choisie. Le choix ne vaut que pour ce tableau.',
      de: 'Dieselben Zeilen: Titel, Zahlen, Beträge und Daten folgen der gewählten Sprache. Die Wahl gilt nur für diese Tabelle.',
    },
  },
  Compared: {
    title: { pt: 'Os quatro lado a lado', en: 'All four side by side', fr: 'Les quatre côte à côte', de: 'Alle vier nebeneinander' },
    says: {
      pt: 'O mesmo valor em cada idioma: ponto e vírgula trocam de papel, e o sinal da moeda, de lado.',
      en: 'The same value in each language: point and comma change their roles, and the currency sign its side.',
      fr: 'La même valeur dans chaque langue : point et virgule changent de rôle, et le signe de la monnaie de côté.',
      de: 'Derselbe Wert in jeder Sprache: Punkt und Komma tauschen die Rollen, das Währungszeichen die Seite.',
    },
  },
};

const words = {
  language: { pt: 'Idioma', en: 'Language', fr: 'Langue', de: 'Sprache' },
  notices: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  kind: { pt: 'Tipo', en: 'Kind', fr: 'Genre', de: 'Art' },
  body: { pt: 'Órgão', en: 'Body', fr: 'Organisme', de: 'Stelle' },
  quantity: { pt: 'Quantidade', en: 'Quantity', fr: 'Quantité', de: 'Menge' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  deadline: { pt: 'Prazo', en: 'Deadline', fr: 'Échéance', de: 'Frist' },
  share: { pt: 'Desconto', en: 'Discount', fr: 'Remise', de: 'Nachlass' },
};

/** Created once for each language: making one takes a hundred times as long as using it. */
const formats = new Map(languages.map((language) => [language, formatOf(language)]));

function formatOf(language: Language) {
  const locale = localeOf(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    quantity: (value: number) => new Intl.NumberFormat(locale).format(value),
    value: (value: number) => money.format(value),
    share: (value: number) => percent.format(value),
    deadline: (day: string) => date.format(new Date(noonOf(day))),
  };
}

const notices = [
  { body: 'Prefeitura de Belo Vale', quantity: 1200, value: 1_124_500.9, deadline: '2026-03-12' },
  { body: 'Hospital Santa Aurora', quantity: 86_400, value: 864_000.5, deadline: '2026-05-02' },
  { body: 'Tribunal de Contas', quantity: 45, value: 9750, deadline: '2026-10-19' },
];

export function Choice() {
  const t = useWords(words);
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const format = formats.get(language) ?? formatOf(language);
  return (
    <Stack gap="sm">
      <Segments
        aria-label={t.language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={setLanguage}
      />
      <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': t.notices } }}>
        <Table lang={language} tabularNums aria-label={words.notices[language]}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.body[language]}</Table.Th>
              <Table.Th ta="end">{words.quantity[language]}</Table.Th>
              <Table.Th ta="end">{words.value[language]}</Table.Th>
              <Table.Th ta="end">{words.deadline[language]}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {notices.map(({ body, quantity, value, deadline }) => (
              <Table.Tr key={body}>
                <Table.Td lang="pt-BR">{body}</Table.Td>
                <Table.Td ta="end">{format.quantity(quantity)}</Table.Td>
                <Table.Td ta="end">{format.value(value)}</Table.Td>
                <Table.Td ta="end">{format.deadline(deadline)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

export function Compared() {
  const t = useWords(words);
  const rows = [
    { id: 'quantity', written: (language: Language) => formats.get(language)?.quantity(1_234_567.8) },
    { id: 'value', written: (language: Language) => formats.get(language)?.value(-1234.5) },
    { id: 'share', written: (language: Language) => formats.get(language)?.share(0.125) },
    { id: 'deadline', written: (language: Language) => formats.get(language)?.deadline('2026-03-12') },
  ] as const;
  return (
    <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': t.language } }}>
      <Table tabularNums aria-label={t.language}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.kind}</Table.Th>
            {languages.map((language) => (
              <Table.Th key={language} lang={language} ta="end">
                {languageNames[language]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, written }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">{t[id]}</Table.Th>
              {languages.map((language) => (
                <Table.Td key={language} lang={language} ta="end" dir="ltr">
                  {written(language)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

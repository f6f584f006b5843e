import { Button, Divider, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Divisor', en: 'Divider', fr: 'Séparateur', de: 'Trennlinie' },
  words: 'linha separador hr separator rule ligne trait Linie Strich',
  old: ['/components/divider'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Entre partes do mesmo cartão que o espaço sozinho não separa.',
    en: 'Between parts of one card that space alone does not keep apart.',
    fr: 'Entre les parties d’une même carte que l’espace seul ne sépare pas.',
    de: 'Zwischen Teilen einer Karte, die der Abstand allein nicht trennt.',
  },
  avoid: {
    pt: 'Onde um título ou o espaço já separam, e entre as linhas de uma lista: a lista traz as suas.',
    en: 'Where a title or space separates already, and between the rows of a list: the list has its own.',
    fr: 'Là où un titre ou l’espace séparent déjà, et entre les lignes d’une liste : elle a les siennes.',
    de: 'Wo ein Titel oder Abstand schon trennt, und zwischen den Zeilen einer Liste: Sie hat eigene.',
  },
  keys: [],
  props: [
    {
      name: 'label',
      type: 'ReactNode',
      says: {
        pt: 'Palavras na linha; só na horizontal.',
        en: 'Words on the line; only if it is horizontal.',
        fr: 'Des mots sur la ligne ; à l’horizontale seulement.',
        de: 'Wörter auf der Linie; nur waagerecht.',
      },
    },
    {
      name: 'labelPosition',
      type: "'left' | 'center' | 'right'",
      says: {
        pt: 'Onde ficam as palavras; left é o início da linha, também em páginas espelhadas.',
        en: 'Where the words stand; left is the start of the line, in mirrored pages too.',
        fr: 'La place des mots ; left est le début de la ligne, aussi dans les pages en miroir.',
        de: 'Wo die Wörter stehen; left ist der Anfang der Linie, auch auf gespiegelten Seiten.',
      },
    },
    {
      name: 'orientation',
      type: "'horizontal' | 'vertical'",
      says: {
        pt: 'A vertical toma a altura do que está ao lado.',
        en: 'The vertical one takes the height of what is beside it.',
        fr: 'La verticale prend la hauteur de ce qui est à côté.',
        de: 'Die senkrechte nimmt die Höhe dessen an, was daneben steht.',
      },
    },
    {
      name: 'variant',
      type: "'solid' | 'dashed' | 'dotted'",
      says: {
        pt: 'O traço; tracejado para o que ainda é provisório.',
        en: 'The stroke; dashed for what is still provisional.',
        fr: 'Le trait ; en tirets pour ce qui est encore provisoire.',
        de: 'Der Strich; gestrichelt für noch Vorläufiges.',
      },
    },
  ],
};

export const samples: Samples = {
  BetweenParts: {
    title: { pt: 'Entre partes', en: 'Between parts', fr: 'Entre les parties', de: 'Zwischen Teilen' },
    says: {
      pt: 'Separa o que é certo do que é só estimado.',
      en: 'Keeps what is certain apart from what is only estimated.',
      fr: 'Sépare ce qui est certain de ce qui n’est qu’estimé.',
      de: 'Trennt das Sichere vom bloß Geschätzten.',
    },
  },
  WithWords: {
    title: { pt: 'Com palavras', en: 'With words', fr: 'Avec des mots', de: 'Mit Wörtern' },
    says: {
      pt: 'Diz o que começa ali, como o mês numa lista de prazos ou a outra possibilidade.',
      en: 'Says what begins there, such as the month in a list of deadlines, or the other possibility.',
      fr: 'Dit ce qui commence là, comme le mois dans une liste d’échéances ou l’autre possibilité.',
      de: 'Sagt, was dort beginnt, etwa der Monat in einer Liste von Fristen oder die andere Möglichkeit.',
    },
    picture: true,
  },
  Upright: {
    title: { pt: 'Vertical', en: 'Upright', fr: 'Vertical', de: 'Senkrecht' },
    says: {
      pt: 'Entre informações curtas da mesma linha.',
      en: 'Between short facts in one line.',
      fr: 'Entre de courtes informations sur une même ligne.',
      de: 'Zwischen kurzen Angaben in einer Zeile.',
    },
  },
};

const words = {
  object: {
    pt: 'Aquisição de papel sulfite A4 para as escolas da rede municipal.',
    en: 'Purchase of A4 copy paper for the municipal schools.',
    fr: 'Achat de papier A4 pour les écoles municipales.',
    de: 'Beschaffung von A4-Kopierpapier für die städtischen Schulen.',
  },
  estimate: {
    pt: 'R$ 124.500,00, estimativa de preços de fevereiro.',
    en: 'R$ 124,500.00, estimated from the prices of February.',
    fr: '124 500,00 R$, estimation sur les prix de février.',
    de: '124.500,00 R$, geschätzt nach den Preisen vom Februar.',
  },
  march: { pt: 'Março de 2026', en: 'March 2026', fr: 'Mars 2026', de: 'März 2026' },
  april: { pt: 'Abril de 2026', en: 'April 2026', fr: 'Avril 2026', de: 'April 2026' },
  first: {
    pt: '12: propostas do pregão 12/2026',
    en: '12th: proposals for auction 12/2026',
    fr: '12 : propositions de l’enchère 12/2026',
    de: '12.: Angebote zur Auktion 12/2026',
  },
  second: {
    pt: '3: impugnação da concorrência 4/2026',
    en: '3rd: objection to competition 4/2026',
    fr: '3 : recours contre l’appel 4/2026',
    de: '3.: Einspruch zur Ausschreibung 4/2026',
  },
  toList: { pt: 'Ver a lista', en: 'See the list', fr: 'Voir la liste', de: 'Zur Liste' },
  or: { pt: 'ou', en: 'or', fr: 'ou', de: 'oder' },
  byHand: { pt: 'Cadastrar à mão', en: 'Enter by hand', fr: 'Saisir à la main', de: 'Von Hand eintragen' },
  body: { pt: 'Exemplo, SP', en: 'Exemplo, SP', fr: 'Exemplo, SP', de: 'Exemplo, SP' },
  source: { pt: 'Fonte: PNCP', en: 'Source: PNCP', fr: 'Source : PNCP', de: 'Quelle: PNCP' },
  lots: { pt: '4 lotes', en: '4 lots', fr: '4 lots', de: '4 Lose' },
};

export function BetweenParts() {
  const t = useWords(words);
  return (
    <Stack gap="sm" maw={480}>
      <Text>{t.object}</Text>
      <Divider variant="dashed" />
      <Text c="dimmed">{t.estimate}</Text>
    </Stack>
  );
}

export function WithWords() {
  const t = useWords(words);
  return (
    <Stack gap="xs" maw={480}>
      <Divider label={t.march} labelPosition="left" />
      <Text>{t.first}</Text>
      <Divider label={t.april} labelPosition="left" />
      <Text>{t.second}</Text>
      <Button mt="sm" renderRoot={(props) => <Link to="/apps/invoice/list" {...props} />}>
        {t.toList}
      </Button>
      <Divider label={t.or} />
      <Button variant="default" renderRoot={(props) => <Link to="/apps/invoice/add" {...props} />}>
        {t.byHand}
      </Button>
    </Stack>
  );
}

export function Upright() {
  const t = useWords(words);
  return (
    <Group gap="sm">
      <Text>{t.body}</Text>
      <Divider orientation="vertical" />
      <Text>{t.lots}</Text>
      <Divider orientation="vertical" />
      <Text>{t.source}</Text>
    </Group>
  );
}

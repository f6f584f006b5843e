import { Badge, Group, SimpleGrid, Stack, Text, useMantineTheme } from '@mantine/core';
import { type CSSProperties, useRef } from 'react';
import '#kit/web/charts/Chart.module.css';
import { type ChartColor, chartColors, cssColor } from '#kit/web/charts/chart.ts';
import colors from '../../colors/Colors.module.css';
import { Contrast } from '../../colors/Contrast.tsx';
import { contrastBetween } from '../../colors/contrast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: {
    pt: 'Cores',
    en: 'Colours',
    fr: 'Couleurs',
    de: 'Farben',
  },
  words: 'palette paleta contraste contrast kontrast theme tema',
  old: ['/colors', '/ui-element/colors', '/ui-elements/colors', '/components/colors'],
} satisfies Meta;

export const guide: Guide = {
  from: 'src/app/web/theme.ts',
  use: {
    pt: 'Sete cores, cada uma com um só sentido: vermelho é só o que venceu, falhou ou não tem volta.',
    en: 'Seven colours, each with one meaning: red is only for what is overdue, failed or cannot be undone.',
    fr: 'Sept couleurs, chacune avec un seul sens : le rouge est réservé à ce qui est en retard, en échec ou définitif.',
    de: 'Sieben Farben, jede mit einer Bedeutung: Rot ist nur, was überfällig, gescheitert oder endgültig ist.',
  },
  avoid: {
    pt: 'Sozinha, para dizer um estado: ao lado há sempre uma palavra ou um ícone.',
    en: 'Alone, to tell a state: there is always a word or an icon beside it.',
    fr: 'Seule, pour indiquer un état : il y a toujours un mot ou une icône à côté.',
    de: 'Allein, um einen Zustand zu zeigen: Daneben steht immer ein Wort oder ein Symbol.',
  },
  keys: [],
  props: [],
};

export const samples: Samples = {
  Meanings: {
    title: {
      pt: 'As sete cores',
      en: 'The seven colours',
      fr: 'Les sept couleurs',
      de: 'Die sieben Farben',
    },
    says: {
      pt: 'Dez tons de cada uma, e o contraste medido na tela.',
      en: 'Ten shades of each, and the contrast measured on screen.',
      fr: 'Dix nuances de chacune, et le contraste mesuré à l’écran.',
      de: 'Zehn Töne von jeder, und der am Bildschirm gemessene Kontrast.',
    },
  },
  Surfaces: {
    title: {
      pt: 'Superfícies e textos',
      en: 'Surfaces and text',
      fr: 'Surfaces et textes',
      de: 'Flächen und Texte',
    },
    says: {
      pt: 'A página, o cartão sobre ela e o que se destaca no cartão, com as cores de texto medidas sobre cada uma.',
      en: 'The page, the card on it and whatever is raised on the card, with the text colours measured on each.',
      fr: 'La page, la carte posée dessus et ce qui ressort de la carte, avec les couleurs de texte mesurées sur chacune.',
      de: 'Die Seite, die Karte darauf und was auf der Karte hervortritt, mit den Textfarben, auf jeder gemessen.',
    },
  },
  Charts: {
    title: {
      pt: 'Cores dos gráficos',
      en: 'Chart colours',
      fr: 'Couleurs des graphiques',
      de: 'Farben der Diagramme',
    },
    says: {
      pt: 'Medidas sobre o cartão: o contraste mínimo é de 3:1. As séries se distinguem também pela trama e pelo traço.',
      en: 'Measured on the card: the minimum contrast is 3:1. Series also differ by pattern and dash.',
      fr: 'Mesurées sur la carte : ce qui est dessiné demande 3:1. Les séries se distinguent aussi par la trame et le trait.',
      de: 'Auf der Karte gemessen: Gezeichnetes braucht 3:1. Reihen unterscheiden sich auch durch Muster und Strich.',
    },
  },
};

const names = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'] as const;
const surfaces = ['--canvas', '--surface', '--surface-raised'] as const;
const inks = {
  text: '--mantine-color-text',
  dimmed: '--mantine-color-dimmed',
  anchor: '--mantine-color-anchor',
  error: '--mantine-color-error',
  near: '--near',
} as const;
const inkNames = Object.keys(inks) as (keyof typeof inks)[];

const uses = {
  primary: {
    pt: 'Ações: botões, links, o que está selecionado.',
    en: 'Actions: buttons, links, whatever is selected.',
    fr: 'Les actions : boutons, liens, ce qui est sélectionné.',
    de: 'Aktionen: Schaltflächen, Links, Ausgewähltes.',
  },
  secondary: {
    pt: 'Elementos secundários, que não chamam a atenção.',
    en: 'Secondary elements that do not draw attention.',
    fr: 'Ce qui accompagne sans attirer l’attention.',
    de: 'Was dazugehört, ohne aufzufallen.',
  },
  success: {
    pt: 'Concluído com sucesso, aberto ou em dia.',
    en: 'Successful, open or on time.',
    fr: 'Réussi, ouvert ou à temps.',
    de: 'Erfolgreich, offen oder rechtzeitig.',
  },
  danger: {
    pt: 'Atraso, erro, o que não pode ser desfeito. Nada mais é vermelho.',
    en: 'Overdue items, errors and actions that cannot be undone. Nothing else is red.',
    fr: 'Retard, erreur, action irréversible. Rien d’autre n’est rouge.',
    de: 'Überfällig, Fehler, Unwiderrufliches. Nichts anderes ist rot.',
  },
  warning: {
    pt: 'Uma data próxima, algo que exige atenção.',
    en: 'An approaching date, or something that needs attention.',
    fr: 'Une date qui approche, ce qui demande attention.',
    de: 'Ein Termin, der näher rückt, etwas, das Vorsicht verlangt.',
  },
  info: {
    pt: 'Em andamento, ou uma informação que não exige ação.',
    en: 'In progress, or information that requires no action.',
    fr: 'En cours, ou une information qui ne demande aucune action.',
    de: 'Laufend, oder eine Nachricht, die keine Reaktion verlangt.',
  },
  dark: {
    pt: 'As superfícies do tema escuro.',
    en: 'The surfaces of the dark theme.',
    fr: 'Les surfaces de l’apparence sombre.',
    de: 'Die Flächen der dunklen Darstellung.',
  },
};

const inkWords = {
  text: {
    pt: 'Texto',
    en: 'Text',
    fr: 'Texte',
    de: 'Text',
  },
  dimmed: {
    pt: 'Texto secundário',
    en: 'Secondary text',
    fr: 'Texte secondaire',
    de: 'Nebentext',
  },
  anchor: {
    pt: 'Link',
    en: 'Link',
    fr: 'Lien',
    de: 'Link',
  },
  error: {
    pt: 'Erro',
    en: 'Error',
    fr: 'Erreur',
    de: 'Fehler',
  },
  near: {
    pt: 'Prazo próximo',
    en: 'Deadline approaching',
    fr: 'Échéance proche',
    de: 'Nahe Frist',
  },
};

export function Meanings() {
  const t = useWords(uses);
  return (
    <Stack>
      {names.map((name) => (
        <div key={name}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed" mb="xs">
            {t[name]}
          </Text>
          <Shades name={name} />
          <Group gap="8px 16px">
            <Measured name={name} variant="filled" />
            <Measured name={name} variant="light" />
          </Group>
        </div>
      ))}
    </Stack>
  );
}

export function Surfaces() {
  return (
    <SimpleGrid minColWidth="216px" autoFlow="auto-fit">
      {surfaces.map((surface) => (
        <Surface key={surface} surface={surface} />
      ))}
    </SimpleGrid>
  );
}

export function Charts() {
  return (
    <SimpleGrid minColWidth="216px" autoFlow="auto-fit">
      {chartColors.map((color) => (
        <ChartColorSwatch key={color} color={color} />
      ))}
    </SimpleGrid>
  );
}

function Shades({ name }: { name: (typeof names)[number] }) {
  const shades = useMantineTheme().colors[name] ?? [];
  return (
    <ul className={colors.shades}>
      {shades.map((shade, place) => (
        <li key={shade} style={{ background: shade, color: inkOn(shade) }}>
          <strong>{place}</strong>
          <span dir="ltr">{shade}</span>
        </li>
      ))}
    </ul>
  );
}

/** Black or white, whichever has more contrast. */
function inkOn(shade: string): string {
  const [black, white] = ['#000000', '#ffffff'];
  return contrastBetween(shade, black) > contrastBetween(shade, white) ? black : white;
}

function Measured({ name, variant }: { name: string; variant: 'filled' | 'light' }) {
  const badge = useRef<HTMLDivElement>(null);
  return (
    <Group gap="4px 8px">
      <Badge ref={badge} color={name} variant={variant} size="lg">
        {variant}
      </Badge>
      <Contrast of={badge} />
    </Group>
  );
}

function Surface({ surface }: { surface: string }) {
  return (
    <div className={colors.surface} style={{ background: `var(${surface})` }}>
      <code>
        <bdi dir="ltr">{surface}</bdi>
      </code>
      {inkNames.map((ink) => (
        <Ink key={ink} name={ink} />
      ))}
    </div>
  );
}

/** A chart's colour, measured against its card. */
function ChartColorSwatch({ color }: { color: ChartColor }) {
  const swatch = useRef<HTMLSpanElement>(null);
  return (
    <Group gap="4px 8px">
      <span ref={swatch} className={colors.chartColor} style={{ color: cssColor(color) }} />
      <code>
        <bdi dir="ltr">--chart-{color}</bdi>
      </code>
      <Contrast of={swatch} isDrawn />
    </Group>
  );
}

function Ink({ name }: { name: keyof typeof inks }) {
  const t = useWords(inkWords);
  const words = useRef<HTMLSpanElement>(null);
  return (
    <Group gap="4px 8px" justify="space-between">
      <span ref={words} style={{ color: `var(${inks[name]})` } as CSSProperties}>
        {t[name]}
      </span>
      <Contrast of={words} />
    </Group>
  );
}

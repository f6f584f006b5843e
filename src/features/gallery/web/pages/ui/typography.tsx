import { Text, useComputedColorScheme } from '@mantine/core';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './typography.module.css';

export const meta = {
  title: {
    pt: 'Tipografia',
    en: 'Typography',
    fr: 'Typographie',
    de: 'Typografie',
  },
  words: 'fonte letra título heading font Schrift police Inter',
  old: ['/typography', '/ui-element/typography', '/ui-elements/typography', '/components/typography'],
} satisfies Meta;

export const guide: Guide = {
  from: 'src/app/web/theme.ts',
  use: {
    pt: 'Uma letra só, Inter, e uma escala: a ordem vem do tamanho e do peso.',
    en: 'One typeface, Inter, and one scale: order comes from size and weight.',
    fr: 'Une seule police, Inter, et une échelle : l’ordre vient de la taille et de la graisse.',
    de: 'Eine Schrift, Inter, und eine Skala: Ordnung kommt aus Größe und Gewicht.',
  },
  avoid: {
    pt: 'Cor ou maiúsculas para destacar, ou tamanhos fora da escala.',
    en: 'Colour or capitals for emphasis, or sizes outside the scale.',
    fr: 'La couleur ou les majuscules pour insister, ou des tailles hors échelle.',
    de: 'Farbe oder Großbuchstaben zur Betonung, oder Größen außerhalb der Skala.',
  },
  keys: [],
  props: [],
};

export const samples: Samples = {
  Scale: {
    title: {
      pt: 'Escala',
      en: 'Scale',
      fr: 'Échelle',
      de: 'Größenskala',
    },
    says: {
      pt: 'Um h1 por tela; h2 para suas partes, h3 dentro delas. O resto é texto.',
      en: 'One h1 per screen; h2 for its sections, h3 within them. The rest is text.',
      fr: 'Un h1 par page ; h2 pour ses parties, h3 à leur intérieur. Le reste est du texte.',
      de: 'Ein h1 pro Seite; h2 für ihre Teile, h3 darin. Der Rest ist Text.',
    },
    picture: true,
  },
  Figures: {
    title: {
      pt: 'Números',
      en: 'Figures',
      fr: 'Chiffres',
      de: 'Zahlen',
    },
    says: {
      pt: 'Algarismos de mesma largura, alinhados à direita, para comparar valores de relance.',
      en: 'Digits of equal width, right-aligned, so that amounts can be compared at a glance.',
      fr: 'Chiffres de même largeur, alignés à la fin, pour comparer les montants d’un coup d’œil.',
      de: 'Ziffern gleicher Breite, rechtsbündig, damit sich Beträge auf einen Blick vergleichen lassen.',
    },
  },
  Mono: {
    title: {
      pt: 'Códigos',
      en: 'Codes',
      fr: 'Codes',
      de: 'Kennungen',
    },
    says: {
      pt: 'Números de controle, endereços e o que se copia letra por letra.',
      en: 'Control numbers, addresses and anything copied letter by letter.',
      fr: 'Numéros de contrôle, adresses et ce qui se copie lettre par lettre.',
      de: 'Kontrollnummern, Adressen und was Zeichen für Zeichen kopiert wird.',
    },
  },
};

const words = {
  h1: {
    pt: 'Título da tela',
    en: 'Screen title',
    fr: 'Titre de la page',
    de: 'Seitentitel',
  },
  h2: {
    pt: 'Parte da tela',
    en: 'Screen section',
    fr: 'Partie de la page',
    de: 'Teil der Seite',
  },
  h3: {
    pt: 'Título de cartão',
    en: 'Card title',
    fr: 'Titre de carte',
    de: 'Titel einer Karte',
  },
  body: {
    pt: 'Texto',
    en: 'Text',
    fr: 'Texte',
    de: 'Text',
  },
  small: {
    pt: 'Tabelas e campos',
    en: 'Tables and fields',
    fr: 'Tableaux et champs',
    de: 'Tabellen und Felder',
  },
  note: {
    pt: 'Notas',
    en: 'Notes',
    fr: 'Notes',
    de: 'Anmerkungen',
  },
  specimen: {
    pt: 'Registro de preços de papel sulfite',
    en: 'Price registration for copy paper',
    fr: 'Accord-cadre pour du papier à copier',
    de: 'Rahmenvereinbarung über Kopierpapier',
  },
};

const styles = {
  h1: { fontSize: 'var(--mantine-h1-font-size)', fontWeight: 650 },
  h2: { fontSize: 'var(--mantine-h2-font-size)', fontWeight: 650 },
  h3: { fontSize: 'var(--mantine-h3-font-size)', fontWeight: 650 },
  body: { fontSize: 'var(--mantine-font-size-md)' },
  small: { fontSize: 'var(--mantine-font-size-sm)' },
  note: { fontSize: 'var(--mantine-font-size-xs)', color: 'var(--mantine-color-dimmed)' },
} as const satisfies Record<string, CSSProperties>;
const names = Object.keys(styles) as (keyof typeof styles)[];

export function Scale() {
  return (
    <dl>
      {names.map((name) => (
        <Type key={name} name={name} />
      ))}
    </dl>
  );
}

export function Figures() {
  const format = useFormat();
  return (
    <ul className={classes.figures}>
      {[1_111_111.11, 98_765.4, 12_431.22].map((amount) => (
        <li key={amount}>{format.money(amount)}</li>
      ))}
    </ul>
  );
}

export function Mono() {
  return (
    <Text component="code" ff="monospace">
      <bdi dir="ltr">12345678000190-1-000007/2026</bdi>
    </Text>
  );
}

function Type({ name }: { name: keyof typeof styles }) {
  const t = useWords(words);
  const specimen = useRef<HTMLElement>(null);
  const measure = useMeasure(specimen);
  return (
    <div className={classes.type}>
      <dt>
        {t[name]}
        <Text size="xs" c="dimmed">
          {measure}
        </Text>
      </dt>
      <dd ref={specimen} style={styles[name]}>
        {t.specimen}
      </dd>
    </div>
  );
}

/** Size and weight as rendered: `24 px · 650`. */
function useMeasure(specimen: RefObject<HTMLElement | null>): string {
  const format = useFormat();
  const scheme = useComputedColorScheme();
  const [measure, setMeasure] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a skin may have its own fonts
  useLayoutEffect(() => {
    if (!specimen.current) return;
    const { fontSize, fontWeight } = getComputedStyle(specimen.current);
    setMeasure(`${format.number(Number.parseFloat(fontSize))} px · ${fontWeight}`);
  }, [specimen, format, scheme]);
  return measure;
}

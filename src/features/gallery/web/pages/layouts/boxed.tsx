import { LayoutSwitch } from '../../frame/LayoutSwitch.tsx';
import type { Guide, Meta, Samples } from '../../page.ts';

export const meta = {
  title: {
    pt: 'Largura limitada',
    en: 'Boxed layout',
    fr: 'Largeur limitée',
    de: 'Begrenzte Breite',
  },
  words: 'page layout boxed content width container conteúdo',
  old: ['/page-layout/boxed', '/page-layouts/boxed', '/page-layout/layout-boxed'],
} satisfies Meta;

export const guide: Guide = {
  from: '#features/layout/web/choices.ts',
  use: {
    pt: 'Em monitores largos, quando se lê mais do que se compara.',
    en: 'On wide screens, when one reads more than one compares.',
    fr: 'Sur un écran large, quand on lit plus qu’on ne compare.',
    de: 'Auf breiten Bildschirmen, wenn man mehr liest als vergleicht.',
  },
  avoid: {
    pt: 'Para tabelas de muitas colunas: elas precisam da largura toda.',
    en: 'For tables of many columns: they need the whole width.',
    fr: 'Pour les tableaux à nombreuses colonnes : il leur faut toute la largeur.',
    de: 'Für Tabellen mit vielen Spalten: Sie brauchen die ganze Breite.',
  },
  keys: [
    {
      press: 'Space',
      does: {
        pt: 'Liga ou desliga o leiaute',
        en: 'Switches the layout on or off',
        fr: 'Active ou désactive la mise en page',
        de: 'Schaltet das Layout ein oder aus',
      },
      on: '#Shown [role=switch]',
      finds: '#Shown [role=switch]:not(:checked):focus',
    },
  ],
  props: [
    {
      name: 'contentWidth',
      type: "'full' | 'boxed'",
      says: {
        pt: 'Se o conteúdo usa a largura toda.',
        en: 'Whether the content uses the whole width.',
        fr: 'Si le contenu occupe toute la largeur.',
        de: 'Ob der Inhalt die ganze Breite nutzt.',
      },
    },
  ],
};

export const samples: Samples = {
  Shown: {
    title: {
      pt: 'A tela com largura limitada',
      en: 'The screen with limited width',
      fr: 'L’écran à largeur limitée',
      de: 'Der Bildschirm mit begrenzter Breite',
    },
    says: {
      pt: 'O conteúdo para em 1440 px e fica no meio do espaço.',
      en: 'The content stops at 1,440 px and stands in the middle of the room.',
      fr: 'Le contenu s’arrête à 1 440 px et se place au milieu de l’espace.',
      de: 'Der Inhalt endet bei 1.440 px und steht in der Mitte des Platzes.',
    },
  },
};

const preview = { contentWidth: 'boxed' } as const;

export function Shown() {
  return <LayoutSwitch preview={preview} />;
}

import { LayoutSwitch } from '../../frame/LayoutSwitch.tsx';
import type { Guide, Meta, Samples } from '../../page.ts';

export const meta = {
  title: {
    pt: 'Tela em branco',
    en: 'Blank layout',
    fr: 'Écran nu',
    de: 'Leeres Layout',
  },
  words: 'page layout blank empty vazio full screen tela cheia',
  old: ['/page-layout/blank', '/page-layouts/blank', '/page-layout/layout-blank', '/page-layout/layout-empty'],
} satisfies Meta;

export const guide: Guide = {
  from: '#features/layout/web/choices.ts',
  use: {
    pt: 'Para o que ocupa a tela inteira por um momento: entrar, imprimir, apresentar.',
    en: 'For what takes the whole screen for a moment: signing in, printing, presenting.',
    fr: 'Pour ce qui occupe tout l’écran un moment : se connecter, imprimer, présenter.',
    de: 'Für das, was kurz den ganzen Bildschirm braucht: anmelden, drucken, vorführen.',
  },
  avoid: {
    pt: 'Para telas de trabalho: sem menu e barra, ninguém sabe como voltar.',
    en: 'For screens to work on: without menu and bar, nobody knows the way back.',
    fr: 'Pour les écrans de travail : sans menu ni barre, on ne sait plus revenir.',
    de: 'Für Arbeitsbildschirme: Ohne Menü und Leiste findet niemand zurück.',
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
      name: 'footer',
      type: "'static' | 'sticky' | 'hidden'",
      says: {
        pt: 'Onde o rodapé fica, ou se falta.',
        en: 'Where the footer stands, or whether it is missing.',
        fr: 'Où se place le pied de page, ou s’il manque.',
        de: 'Wo die Fußzeile steht, oder ob sie fehlt.',
      },
    },
  ],
};

export const samples: Samples = {
  Shown: {
    title: {
      pt: 'A tela sem menu, barra e rodapé',
      en: 'The screen without menu, bar and footer',
      fr: 'L’écran sans menu, barre ni pied de page',
      de: 'Der Bildschirm ohne Menü, Leiste und Fußzeile',
    },
    says: {
      pt: 'As telas de entrada e de manutenção são assim.',
      en: 'The sign-in and maintenance screens are like this.',
      fr: 'Les écrans de connexion et de maintenance sont ainsi.',
      de: 'Die Bildschirme zum Anmelden und zur Wartung sind so.',
    },
  },
};

const preview = { menuLayout: 'vertical', menuHidden: true, navbarType: 'hidden', footer: 'hidden' } as const;

export function Shown() {
  return <LayoutSwitch preview={preview} />;
}

import { LayoutSwitch } from '../../frame/LayoutSwitch.tsx';
import type { Guide, Meta, Samples } from '../../page.ts';

export const meta = {
  title: {
    pt: 'Menu recolhido',
    en: 'Collapsed menu',
    fr: 'Menu réduit',
    de: 'Eingeklapptes Menü',
  },
  words: 'page layout sidebar mini barra lateral ícones',
  old: ['/page-layout/collapsed-menu', '/page-layouts/collapsed-menu', '/page-layout/layout-collapsed-menu'],
} satisfies Meta;

export const guide: Guide = {
  from: '#features/layout/web/choices.ts',
  use: {
    pt: 'Em telas estreitas de computador, ou para quem já conhece os ícones e quer mais espaço para as listas.',
    en: 'On narrow desktop screens, or for people who know the icons and want more room for lists.',
    fr: 'Sur un écran d’ordinateur étroit, ou pour qui connaît les icônes et veut plus de place pour les listes.',
    de: 'Auf schmalen Bildschirmen, oder wenn man die Symbole kennt und mehr Platz für Listen will.',
  },
  avoid: {
    pt: 'Para quem começa: sem os nomes, os ícones são um enigma.',
    en: 'For newcomers: without their names, icons are a riddle.',
    fr: 'Pour les débutants : sans leur nom, les icônes sont une énigme.',
    de: 'Für Neulinge: Ohne Namen sind Symbole ein Rätsel.',
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
      name: 'menuCollapsed',
      type: 'boolean',
      says: {
        pt: 'Recolhe o menu lateral a ícones.',
        en: 'Collapses the side menu to icons.',
        fr: 'Réduit le menu latéral à des icônes.',
        de: 'Klappt das Seitenmenü auf Symbole ein.',
      },
    },
  ],
};

export const samples: Samples = {
  Shown: {
    title: {
      pt: 'A tela com o menu recolhido',
      en: 'The screen with the collapsed menu',
      fr: 'L’écran avec le menu réduit',
      de: 'Der Bildschirm mit eingeklapptem Menü',
    },
    says: {
      pt: 'O ponteiro ou o foco sobre o menu o abre por cima da página.',
      en: 'The pointer or the focus on the menu opens it above the page.',
      fr: 'Le pointeur ou le focus sur le menu l’ouvre au-dessus de la page.',
      de: 'Zeiger oder Fokus auf dem Menü öffnen es über der Seite.',
    },
  },
};

const preview = { menuLayout: 'vertical', menuHidden: false, menuCollapsed: true } as const;

export function Shown() {
  return <LayoutSwitch preview={preview} />;
}

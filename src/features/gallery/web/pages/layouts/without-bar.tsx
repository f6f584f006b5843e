import { LayoutSwitch } from '../../frame/LayoutSwitch.tsx';
import type { Guide, Meta, Samples } from '../../page.ts';

export const meta = {
  title: {
    pt: 'Sem barra superior',
    en: 'Without top bar',
    fr: 'Sans barre supérieure',
    de: 'Ohne obere Leiste',
  },
  words: 'page layout navbar hidden topo oculta',
  old: ['/page-layout/without-navbar', '/page-layouts/without-navbar', '/page-layout/without-bar'],
} satisfies Meta;

export const guide: Guide = {
  from: '#features/layout/web/choices.ts',
  use: {
    pt: 'Quando a altura é pouca e a busca se abre pelo teclado.',
    en: 'When there is little height, and the search is opened by keyboard.',
    fr: 'Quand la hauteur est faible et que la recherche s’ouvre au clavier.',
    de: 'Wenn wenig Höhe da ist und man die Suche mit der Tastatur öffnet.',
  },
  avoid: {
    pt: 'Se as notificações devem estar sempre à vista.',
    en: 'If notifications have to be in view at all times.',
    fr: 'Si les notifications doivent toujours rester visibles.',
    de: 'Wenn Benachrichtigungen immer im Blick sein sollen.',
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
      name: 'navbarType',
      type: "'floating' | 'sticky' | 'static' | 'hidden'",
      says: {
        pt: 'Onde a barra fica, ou se falta.',
        en: 'Where the bar stands, or whether it is missing.',
        fr: 'Où se place la barre, ou si elle manque.',
        de: 'Wo die Leiste steht, oder ob sie fehlt.',
      },
    },
  ],
};

export const samples: Samples = {
  Shown: {
    title: {
      pt: 'A tela sem barra',
      en: 'The screen without bar',
      fr: 'L’écran sans barre',
      de: 'Der Bildschirm ohne Leiste',
    },
    says: {
      pt: 'Ctrl+K continua a abrir a busca, e o menu fica ao lado.',
      en: 'Ctrl+K still opens the search, and the menu is at the side.',
      fr: 'Ctrl+K ouvre toujours la recherche, et le menu est sur le côté.',
      de: 'Strg+K öffnet weiterhin die Suche, und das Menü steht an der Seite.',
    },
  },
};

const preview = { menuLayout: 'vertical', menuHidden: false, navbarType: 'hidden' } as const;

export function Shown() {
  return <LayoutSwitch preview={preview} />;
}

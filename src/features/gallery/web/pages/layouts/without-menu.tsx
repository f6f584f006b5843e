import { LayoutSwitch } from '../../frame/LayoutSwitch.tsx';
import type { Guide, Meta, Samples } from '../../page.ts';

export const meta = {
  title: {
    pt: 'Sem menu',
    en: 'Without menu',
    fr: 'Sans menu',
    de: 'Ohne Menü',
  },
  words: 'page layout hidden menu sidebar oculto',
  old: ['/page-layout/without-menu', '/page-layouts/without-menu', '/page-layout/layout-without-menu'],
} satisfies Meta;

export const guide: Guide = {
  from: '#features/layout/web/choices.ts',
  use: {
    pt: 'Para uma tela que fica aberta o dia todo, como o calendário num monitor da sala.',
    en: 'For a screen that stays open all day, such as the calendar on a wall.',
    fr: 'Pour un écran ouvert toute la journée, comme le calendrier au mur de la salle.',
    de: 'Für einen Bildschirm, der den ganzen Tag offen ist, etwa den Kalender an der Wand.',
  },
  avoid: {
    pt: 'Para quem muda de tela com frequência: cada troca custa um clique a mais.',
    en: 'For people who change screens often: each change costs one more click.',
    fr: 'Pour qui change souvent d’écran : chaque changement coûte un clic de plus.',
    de: 'Für alle, die oft den Bildschirm wechseln: Jeder Wechsel kostet einen Klick mehr.',
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
      name: 'menuHidden',
      type: 'boolean',
      says: {
        pt: 'Tira o menu da página.',
        en: 'Takes the menu off the page.',
        fr: 'Retire le menu de la page.',
        de: 'Nimmt das Menü von der Seite.',
      },
    },
  ],
};

export const samples: Samples = {
  Shown: {
    title: {
      pt: 'A tela sem menu',
      en: 'The screen without menu',
      fr: 'L’écran sans menu',
      de: 'Der Bildschirm ohne Menü',
    },
    says: {
      pt: 'Um botão na barra abre o menu sobre a página.',
      en: 'A button in the bar opens the menu above the page.',
      fr: 'Un bouton de la barre ouvre le menu au-dessus de la page.',
      de: 'Eine Schaltfläche in der Leiste öffnet das Menü über der Seite.',
    },
  },
};

const preview = { menuHidden: true } as const;

export function Shown() {
  return <LayoutSwitch preview={preview} />;
}

import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { boundKeys, type KeyBinding, shortcutSheet } from '#kit/web/device/shortcuts.ts';
import { Keys } from '#kit/web/text/Keys.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './shortcuts.module.css';

export const meta = {
  title: {
    pt: 'Atalhos',
    en: 'Shortcuts',
    fr: 'Raccourcis',
    de: 'Tastenkürzel',
  },
  words: 'teclado keyboard teclas keys hotkey clavier Tastatur',
  old: ['/gallery/shortcuts'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/device/shortcuts.ts',
  use: {
    pt: 'Para o que se faz muitas vezes por dia; o atalho é mostrado onde a ação está.',
    en: 'For what is done many times a day; the shortcut is shown where the action is.',
    fr: 'Pour ce qu’on fait souvent dans la journée ; le raccourci est montré là où est l’action.',
    de: 'Für das, was man oft am Tag tut; das Kürzel steht dort, wo die Aktion ist.',
  },
  avoid: {
    pt: 'Como único caminho: tudo tem também um botão.',
    en: 'As the only way: everything has a button too.',
    fr: 'Comme seul chemin : tout a aussi un bouton.',
    de: 'Als einziger Weg: Für alles gibt es auch eine Schaltfläche.',
  },
  keys: [
    {
      press: '?',
      does: {
        pt: 'Abre a lista de atalhos',
        en: 'Opens the list of shortcuts',
        fr: 'Ouvre la liste des raccourcis',
        de: 'Öffnet die Liste der Kürzel',
      },
      on: 'main',
      finds: '[role=dialog]:visible',
    },
  ],
  props: [],
};

export const samples: Samples = {
  Here: {
    title: {
      pt: 'Atalhos desta tela',
      en: 'Shortcuts on this screen',
      fr: 'Touches de cette page',
      de: 'Tasten dieser Seite',
    },
    says: {
      pt: 'Vêm do mesmo registro que os faz funcionar: o que está na lista funciona, e o que funciona está na lista.',
      en: 'They come from the same registry that makes them work: what is listed works, and what works is listed.',
      fr: 'Tirées du registre qui les exécute : ce qui est dans la liste fonctionne, et inversement.',
      de: 'Aus demselben Verzeichnis, das sie ausführt: Was in der Liste steht, funktioniert, und umgekehrt.',
    },
  },
  Sheet: {
    title: {
      pt: 'Lista de atalhos',
      en: 'List of shortcuts',
      fr: 'Liste des touches',
      de: 'Liste der Tasten',
    },
    says: {
      pt: 'Em qualquer tela, com ?. Nela também se desligam os atalhos de uma só letra.',
      en: 'On any screen, with ?. Single-letter shortcuts can be turned off there too.',
      fr: 'Sur toute page, avec ?. Les touches d’une seule lettre s’y désactivent.',
      de: 'Auf jeder Seite mit ?. Dort lassen sich Tasten mit nur einem Buchstaben ausschalten.',
    },
  },
};

const words = {
  open: {
    pt: 'Abrir a lista',
    en: 'Open the list',
    fr: 'Ouvrir la liste',
    de: 'Liste öffnen',
  },
};

export function Here() {
  const [bindings, setBindings] = useState<KeyBinding[]>([]);
  // The layout registers its shortcuts when mounted.
  useEffect(() => setBindings(boundKeys()), []);
  return (
    <dl className={classes.shortcuts}>
      {bindings.map(({ keys, does, group }) => (
        <div key={`${group} ${does}`}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key) => (
              <Keys key={key} keys={key} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Sheet() {
  const t = useWords(words);
  return (
    <Button variant="default" aria-haspopup="dialog" onClick={shortcutSheet.open}>
      {t.open}
    </Button>
  );
}

import { Badge, Code, Group } from '@mantine/core';
import { IconAlertTriangle, IconBell, IconCircleCheckFilled, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { BadgeButton } from '#kit/web/page/BadgeButton.tsx';
import { Keys } from '#kit/web/text/Keys.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Selo', en: 'Badge', fr: 'Badge', de: 'Badge' },
  words: 'etiqueta estado situação contagem label tag chip status pill count pastille compteur statut Zustand Plakette Anzahl kbd',
  old: ['/components/badges', '/components/badge', '/gallery/badges'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para palavras curtas que indicam um estado e são lidas de relance.',
    en: 'For short words that show a state and can be read at a glance.',
    fr: 'Pour des mots courts qui indiquent un état, à lire d’un coup d’œil.',
    de: 'Für kurze Wörter, die auf einen Blick den Stand zeigen.',
  },
  avoid: {
    pt: 'Para frases, que pedem um aviso, e para o que se clica ou remove: use botões e pílulas.',
    en: 'For sentences, which need an alert, and for what is clicked or removed: use buttons and pills.',
    fr: 'Pour des phrases, qui demandent un avertissement, et pour ce qui se clique ou se retire : boutons et pastilles.',
    de: 'Für Sätze, die eine Meldung brauchen, und für das, was man anklickt oder entfernt: Schaltflächen und Pillen.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Marca tudo como visto', en: 'Marks everything as seen', fr: 'Marque tout comme vu', de: 'Markiert alles als gesehen' },
      on: '#Count [data-example] button',
      finds: '#Count [data-example] button:focus:not(:has(span[aria-hidden]))',
    },
  ],
  props: [
    {
      name: 'variant',
      type: "'light' | 'outline' | 'filled'",
      says: {
        pt: 'Claro para o estado, contorno para a ressalva, preenchido só para o que ainda não foi visto.',
        en: 'Light for the state, outline for the additional note, filled only for what has not been seen yet.',
        fr: 'Clair pour l’état, contour pour la précision, plein seulement pour ce qui n’a pas encore été vu.',
        de: 'Hell für den Zustand, umrandet für den Zusatz, gefüllt nur für Ungelesenes.',
      },
    },
    {
      name: 'color',
      type: "'success' | 'info' | 'warning' | 'danger' | 'gray'",
      says: {
        pt: 'O significado, que a palavra e o ícone repetem.',
        en: 'The meaning, which the word and the icon repeat.',
        fr: 'Le sens, que le mot et l’icône répètent.',
        de: 'Die Bedeutung, die Wort und Symbol wiederholen.',
      },
    },
    {
      name: 'leftSection',
      type: 'ReactNode',
      says: {
        pt: 'O ícone, de 12 px e oculto para leitores de tela.',
        en: 'The icon, of 12 px and hidden from screen readers.',
        fr: 'L’icône, de 12 px et masquée aux lecteurs d’écran.',
        de: 'Das Symbol, 12 px groß und vor Screenreadern verborgen.',
      },
    },
  ],
};

export const samples: Samples = {
  State: {
    title: { pt: 'Estado', en: 'State', fr: 'État', de: 'Zustand' },
    says: {
      pt: 'Palavra, ícone e cor, juntos. Um por linha de tabela, sempre na mesma coluna.',
      en: 'Word, icon and colour together. One per table row, always in the same column.',
      fr: 'Mot, icône et couleur ensemble. Un par ligne de tableau, toujours dans la même colonne.',
      de: 'Wort, Symbol und Farbe zusammen. Ein Badge pro Tabellenzeile, immer in derselben Spalte.',
    },
  },
  Extra: {
    title: { pt: 'Ressalva', en: 'Additional note', fr: 'Précision', de: 'Zusatz' },
    says: {
      pt: 'Com contorno, ao lado do estado, para uma informação adicional.',
      en: 'Outlined, next to the state, for additional information.',
      fr: 'En contour, à côté de l’état, pour ce qui vaut en plus.',
      de: 'Umrandet, neben dem Zustand, für das, was außerdem gilt.',
    },
  },
  Count: {
    title: { pt: 'Contagem', en: 'Count', fr: 'Compteur', de: 'Anzahl' },
    says: {
      pt: 'Em tom claro, o total; preenchida, só o que ainda não foi visto. O sino marca tudo como visto neste exemplo.',
      en: 'Light for the total; filled only for what has not been seen yet. The bell marks everything as seen in this example.',
      fr: 'Clair pour le nombre ; plein seulement pour ce qui n’a pas encore été vu. La cloche marque tout comme vu dans cet exemple.',
      de: 'Hell für die Anzahl; gefüllt nur für Ungelesenes. Die Glocke markiert in diesem Beispiel alles als gesehen.',
    },
  },
  CodeAndKey: {
    title: { pt: 'Código e tecla', en: 'Code and key', fr: 'Code et touche', de: 'Kennung und Taste' },
    says: {
      pt: 'O que se copia exatamente como está, e a tecla como aparece no teclado.',
      en: 'What is copied exactly as it is, and the key as it appears on the keyboard.',
      fr: 'Ce qui se copie à la lettre, et la touche telle que sur le clavier.',
      de: 'Was zeichengenau kopiert wird, und die Taste, wie sie auf der Tastatur steht.',
    },
  },
};

const states = [
  { name: 'open', color: 'success', Icon: IconCircleDashed },
  { name: 'running', color: 'info', Icon: IconHourglass },
  { name: 'over', color: 'gray', Icon: IconCircleCheckFilled },
  { name: 'care', color: 'warning', Icon: IconAlertTriangle },
  { name: 'failed', color: 'danger', Icon: IconAlertTriangle },
] as const;

const words = {
  open: { pt: 'Aberta', en: 'Open', fr: 'Ouvert', de: 'Offen' },
  running: { pt: 'Em andamento', en: 'In progress', fr: 'En cours', de: 'In Arbeit' },
  over: { pt: 'Encerrada', en: 'Closed', fr: 'Clos', de: 'Abgeschlossen' },
  care: { pt: 'Vence amanhã', en: 'Due tomorrow', fr: 'Échéance demain', de: 'Morgen fällig' },
  failed: { pt: 'Falhou', en: 'Failed', fr: 'Échec', de: 'Fehlgeschlagen' },
  suspended: { pt: 'Suspensa', en: 'Suspended', fr: 'Suspendu', de: 'Ausgesetzt' },
  demo: { pt: 'Demonstração', en: 'Demonstration', fr: 'Démonstration', de: 'Demo' },
  items: { pt: '192 itens', en: '192 items', fr: '192 articles', de: '192 Positionen' },
  new: { pt: '3 novas', en: '3 new', fr: '3 nouveaux', de: '3 neue' },
};

export function State() {
  const t = useWords(words);
  return (
    <Group gap="8px 16px">
      {states.map(({ name, color, Icon }) => (
        <Badge key={name} variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
          {t[name]}
        </Badge>
      ))}
    </Group>
  );
}

export function Extra() {
  const t = useWords(words);
  return (
    <Group gap="xs">
      <Badge variant="light" color="success" leftSection={<IconCircleDashed size={12} aria-hidden />}>
        {t.open}
      </Badge>
      <Badge variant="outline" color="warning">
        {t.suspended}
      </Badge>
      <Badge variant="outline" color="gray">
        {t.demo}
      </Badge>
    </Group>
  );
}

export function Count() {
  const t = useWords(words);
  const common = useTexts('common');
  const [count, setCount] = useState(3);
  return (
    <Group gap="8px 16px">
      <Badge variant="light">{t.items}</Badge>
      {count > 0 && <Badge>{t.new}</Badge>}
      <BadgeButton count={count} aria-label={`${common('word.notifications')}: ${count}`} onClick={() => setCount(0)}>
        <IconBell size={20} aria-hidden />
      </BadgeButton>
    </Group>
  );
}

export function CodeAndKey() {
  return (
    <Group gap="8px 16px">
      <Code>9f2c1ab4</Code>
      <Keys keys="Mod+k" />
      <Keys keys="?" />
    </Group>
  );
}

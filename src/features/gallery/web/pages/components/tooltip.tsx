import { ActionIcon, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconBell, IconBellFilled, IconCopy, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import textStyles from '#kit/web/text/text.module.css';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Dica', en: 'Tooltip', fr: 'Infobulle', de: 'Hinweis' },
  words: 'dica ferramenta balão ajuda hint hover title aide survol Tipp Quickinfo',
  old: ['/components/tooltips', '/components/tooltip'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/popup/Hints.tsx (data-hint), @mantine/core',
  use: {
    pt: 'Para o nome de um ícone ou o texto completo do que foi cortado ou abreviado.',
    en: 'For the name of an icon, or the full text of something cut short.',
    fr: 'Pour le nom d’une icône, ou le texte entier de ce qui a été coupé.',
    de: 'Für den Namen eines Symbols oder den ganzen Text von etwas Gekürztem.',
  },
  avoid: {
    pt: 'Nunca para uma informação que só existe ali, nem para botões e links dentro dela: use o balão.',
    en: 'Never for information found only there, nor for buttons and links inside it: use a popover.',
    fr: 'Jamais pour une information que l’on ne trouve que là, ni pour des boutons ou des liens : utilisez la bulle.',
    de: 'Nie für etwas, das nur dort zu erfahren ist, und nicht für Schaltflächen oder Links darin: dafür gibt es das Popover.',
  },
  keys: [
    {
      press: 'Tab',
      does: {
        pt: 'Ao chegar ao valor, mostra a dica',
        en: 'On reaching the value, shows the tooltip',
        fr: 'En arrivant sur la valeur, affiche l’infobulle',
        de: 'Zeigt den Hinweis, sobald der Wert erreicht ist',
      },
      on: '#Abbreviated header button',
      finds: '[role=tooltip]',
    },
    {
      press: 'Escape',
      does: { pt: 'Esconde a dica', en: 'Hides the tooltip', fr: 'Cache l’infobulle', de: 'Blendet den Hinweis aus' },
      finds: 'body:not(:has([role=tooltip]))',
    },
  ],
  props: [
    {
      name: 'data-hint',
      type: 'string',
      says: {
        pt: 'Em qualquer elemento: a dica do sistema, que só é carregada quando o mouse para nele. O nome (aria-label) vai à parte.',
        en: 'On any element: the product’s hint, loaded only when the mouse rests on it. The name (aria-label) is given separately.',
        fr: 'Sur tout élément : l’indice du produit, chargé seulement quand la souris s’y arrête. Le nom (aria-label) est donné à part.',
        de: 'An jedem Element: der Hinweis des Produkts, der erst geladen wird, wenn die Maus darauf ruht. Der Name (aria-label) steht daneben.',
      },
    },
    {
      name: 'events',
      type: '{ hover, focus, touch }',
      says: {
        pt: 'No Tooltip do Mantine: o que o mostra. Sem focus, o teclado nunca o veria.',
        en: 'On Mantine’s Tooltip: what shows it. Without focus, keyboard users would never see it.',
        fr: 'Sur Tooltip de Mantine : ce qui le montre. Sans focus, on ne le verrait jamais au clavier.',
        de: 'Bei Mantines Tooltip: was ihn zeigt. Ohne focus sähe man ihn per Tastatur nie.',
      },
    },
    {
      name: 'multiline, maw',
      type: 'boolean, number',
      says: {
        pt: 'Para mais de uma linha, com uma largura máxima.',
        en: 'For more than one line, up to a maximum width.',
        fr: 'Pour plus d’une ligne, avec une largeur maximale.',
        de: 'Für mehr als eine Zeile, mit einer Höchstbreite.',
      },
    },
    {
      name: 'position',
      type: "'top' | 'bottom' | 'left' | 'right' …",
      says: {
        pt: 'De que lado fica; sem espaço, passa para o outro.',
        en: 'On which side it is; without room it moves to the other.',
        fr: 'De quel côté elle est ; faute de place, elle passe de l’autre.',
        de: 'Auf welcher Seite er steht; ohne Platz wechselt er auf die andere.',
      },
    },
  ],
};

export const samples: Samples = {
  IconNames: {
    title: { pt: 'Nome de um ícone', en: 'Name of an icon', fr: 'Nom d’une icône', de: 'Name eines Symbols' },
    says: {
      pt: 'A dica do sistema, data-hint, em botões sem texto. O sino só muda nesta página.',
      en: 'The product’s hint, data-hint, on buttons without text. The bell changes on this page only.',
      fr: 'L’indice du produit, data-hint, sur des boutons sans texte. La cloche ne change que sur cette page.',
      de: 'Der Hinweis des Produkts, data-hint, an Schaltflächen ohne Text. Die Glocke ändert sich nur auf dieser Seite.',
    },
    picture: true,
  },
  CutShort: {
    title: { pt: 'Texto cortado', en: 'Text cut short', fr: 'Texte coupé', de: 'Gekürzter Text' },
    says: {
      pt: 'O objeto inteiro de uma licitação, que na lista ocupa uma linha e na página do link está completo.',
      en: 'The whole object of a notice, which is one line in the list and complete on the page it links to.',
      fr: 'L’objet entier d’un appel d’offres, sur une ligne dans la liste et complet sur la page du lien.',
      de: 'Der ganze Gegenstand einer Ausschreibung: in der Liste eine Zeile, vollständig auf der verlinkten Seite.',
    },
  },
  Abbreviated: {
    title: { pt: 'Valor abreviado', en: 'Abbreviated amount', fr: 'Montant abrégé', de: 'Abgekürzter Betrag' },
    says: {
      pt: 'Aparece com o mouse, com o teclado e ao toque: o valor exato.',
      en: 'Appears on hover, on keyboard focus and on touch: the exact amount.',
      fr: 'Apparaît avec la souris, au clavier et au toucher : le montant exact.',
      de: 'Erscheint mit der Maus, mit der Tastatur und bei Berührung: der genaue Betrag.',
    },
  },
};

const words = {
  copyNumber: { pt: 'Copiar o número', en: 'Copy the number', fr: 'Copier le numéro', de: 'Nummer kopieren' },
  copied: { pt: 'Número copiado.', en: 'Number copied.', fr: 'Numéro copié.', de: 'Nummer kopiert.' },
  notify: { pt: 'Avisar das mudanças', en: 'Notify of changes', fr: 'Avertir des changements', de: 'Über Änderungen benachrichtigen' },
  object: {
    pt: 'Registro de preços para aquisição de papel sulfite A4, canetas, pastas e demais materiais de expediente para as escolas da rede municipal',
    en: 'Price registration for the purchase of A4 copy paper, pens, folders and other office supplies for the municipal schools',
    fr: 'Accord de prix pour l’achat de papier A4, de stylos, de chemises et d’autres fournitures de bureau pour les écoles de la commune',
    de: 'Preisregistrierung für den Kauf von A4-Papier, Stiften, Mappen und weiterem Bürobedarf für die Schulen der Gemeinde',
  },
  total: { pt: 'Contratado em 2025', en: 'Contracted in 2025', fr: 'Engagé en 2025', de: 'Vergeben 2025' },
};

export function IconNames() {
  const t = useWords(words);
  const common = useTexts('common');
  const [isOn, setIsOn] = useState(false);
  const Bell = isOn ? IconBellFilled : IconBell;
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t.copyNumber}
        data-hint={t.copyNumber}
        onClick={() => copyText('00000000000191-1-000042/2026', t.copied)}
      >
        <IconCopy size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={t.notify} data-hint={t.notify} aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        <Bell size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={common('detail.print')}
        data-hint={common('detail.print')}
        onClick={() => print()}
      >
        <IconPrinter size={18} />
      </ActionIcon>
    </Group>
  );
}

export function CutShort() {
  const t = useWords(words);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <Link to="/apps/invoice/list" className={textStyles.oneLine} data-hint={t.object}>
        {t.object}
      </Link>
    </div>
  );
}

export function Abbreviated() {
  const t = useWords(words);
  const format = useFormat();
  const amount = 1_234_567.89;
  return (
    <Stack gap={0} align="start">
      <Text size="sm" c="dimmed">
        {t.total}
      </Text>
      <Tooltip label={format.money(amount)} position="right" events={{ hover: true, focus: true, touch: true }}>
        <Text tabIndex={0} fz="xl" fw={650}>
          {format.shortMoney(amount)}
        </Text>
      </Tooltip>
    </Stack>
  );
}

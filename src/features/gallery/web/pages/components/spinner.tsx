import { Box, Button, Group, Loader, LoadingOverlay, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/LoadingOverlay.layer.css';
import { useDebouncedValue, useTimeout } from '@mantine/hooks';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { matchesWords } from '#kit/foldedWords.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Indicador de espera', en: 'Spinner', fr: 'Indicateur d’attente', de: 'Warteanzeige' },
  words: 'carregando loader loading espera girando sobreposição chargement attente Laden Ladeanzeige overlay',
  old: ['/components/spinners', '/components/spinner'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Só para o que é rápido e acontece dentro de um controle que já está na tela.',
    en: 'Only for something quick that happens inside a control already on screen.',
    fr: 'Seulement pour une action courte, dans un contrôle déjà à l’écran.',
    de: 'Nur für Kurzes, das in einem schon sichtbaren Bedienelement geschieht.',
  },
  avoid: {
    pt: 'Para o conteúdo de uma tela, use o esqueleto; se se sabe quanto falta, o progresso.',
    en: 'For the content of a screen, use a skeleton; if it is known how much is left, progress.',
    fr: 'Pour le contenu d’un écran, le squelette ; si l’on sait ce qui reste, la progression.',
    de: 'Für den Inhalt eines Bildschirms das Skelett; wenn bekannt ist, wie viel fehlt, den Fortschritt.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Começa a espera; outro clique não faz nada',
        en: 'Starts the wait; another press does nothing',
        fr: 'Commence l’attente ; un autre appui ne fait rien',
        de: 'Beginnt das Warten; ein weiterer Druck bewirkt nichts',
      },
      on: '#WaitingButton [data-example] button',
      finds: '#WaitingButton button[data-loading]',
    },
  ],
  props: [
    {
      name: 'loading',
      type: 'boolean',
      says: {
        pt: 'No Button e no ActionIcon: o indicador no lugar do texto, sem mudar a largura, e nenhum outro clique.',
        en: 'On Button and ActionIcon: the spinner in place of the text, at the same width, and no further clicks.',
        fr: 'Sur Button et ActionIcon : l’indicateur à la place du texte, à largeur égale, et aucun autre clic.',
        de: 'Bei Button und ActionIcon: die Anzeige anstelle des Textes, bei gleicher Breite, und keine weiteren Klicks.',
      },
    },
    {
      name: 'size',
      type: "'xs' … 'xl' | number",
      says: {
        pt: 'Do tamanho do ícone em cujo lugar fica.',
        en: 'The size of the icon whose place it takes.',
        fr: 'De la taille de l’icône dont il prend la place.',
        de: 'So groß wie das Symbol, an dessen Stelle sie steht.',
      },
    },
    {
      name: 'type',
      type: "'oval' | 'bars' | 'dots'",
      says: {
        pt: 'Fique com oval: é o único que ainda gira quando a pessoa pediu menos movimento.',
        en: 'Stay with oval: it is the only one that still turns when the user asked for less motion.',
        fr: 'Gardez oval : c’est le seul qui tourne encore quand on a demandé moins de mouvement.',
        de: 'Bleiben Sie bei oval: Nur er dreht sich noch, wenn weniger Bewegung gewünscht ist.',
      },
    },
    {
      name: 'visible',
      type: 'boolean',
      says: {
        pt: 'No LoadingOverlay: cobre a parte. Para o teclado, ela fica inert enquanto isso.',
        en: 'On LoadingOverlay: covers the part. For the keyboard, the part is inert meanwhile.',
        fr: 'Sur LoadingOverlay : couvre la partie. Pour le clavier, elle est inert entre-temps.',
        de: 'Bei LoadingOverlay: deckt den Teil ab. Für die Tastatur ist er solange inert.',
      },
    },
  ],
};

export const samples: Samples = {
  Sizes: {
    title: { pt: 'Tamanhos', en: 'Sizes', fr: 'Tailles', de: 'Größen' },
    says: {
      pt: 'Sozinho, tem nome para leitores de tela; ao lado de um texto, é só enfeite.',
      en: 'Alone, it has a name for screen readers; next to a text, it is mere decoration.',
      fr: 'Seul, il a un nom pour les lecteurs d’écran ; à côté d’un texte, il n’est que décor.',
      de: 'Allein hat sie einen Namen für Screenreader; neben einem Text ist sie nur Zierde.',
    },
  },
  WaitingButton: {
    title: { pt: 'Botão que espera', en: 'A button that waits', fr: 'Un bouton qui attend', de: 'Schaltfläche, die wartet' },
    says: {
      pt: 'Enquanto o servidor não responde, o botão não aceita outro clique. Aqui a espera de dois segundos é simulada.',
      en: 'Until the server answers, the button ignores further clicks. Here the wait of two seconds is simulated.',
      fr: 'Tant que le serveur n’a pas répondu, le bouton ignore les clics. Ici, l’attente de deux secondes est simulée.',
      de: 'Bis der Server antwortet, nimmt die Schaltfläche keinen weiteren Klick an. Das Warten von zwei Sekunden ist hier simuliert.',
    },
  },
  Searching: {
    title: { pt: 'Campo que busca', en: 'A field that searches', fr: 'Un champ qui cherche', de: 'Feld, das sucht' },
    says: {
      pt: 'Até a pessoa parar de digitar e o resultado mudar, o indicador toma o lugar da lupa. Os cinco órgãos são inventados; nenhum servidor é consultado.',
      en: 'Until typing stops and the result changes, the spinner takes the place of the magnifier. The five bodies are invented; no server is asked.',
      fr: 'Jusqu’à ce que la frappe cesse et que le résultat change, il prend la place de la loupe. Les cinq organismes sont inventés ; aucun serveur n’est interrogé.',
      de: 'Bis das Tippen endet und sich das Ergebnis ändert, steht sie anstelle der Lupe. Die fünf Stellen sind erfunden; kein Server wird gefragt.',
    },
  },
  Covered: {
    title: {
      pt: 'Sobre uma parte da tela',
      en: 'Over a part of the screen',
      fr: 'Sur une partie de l’écran',
      de: 'Über einem Teil des Bildschirms',
    },
    says: {
      pt: 'O que já se via continua visível e não pode ser usado até atualizar. A espera é simulada.',
      en: 'What was there stays visible and cannot be used until it is updated. The wait is simulated.',
      fr: 'Ce qui était là reste visible et inutilisable jusqu’à la mise à jour. L’attente est simulée.',
      de: 'Was da war, bleibt sichtbar und ist bis zur Aktualisierung gesperrt. Das Warten ist simuliert.',
    },
  },
};

const words = {
  checking: { pt: 'Verificando o arquivo…', en: 'Checking the file…', fr: 'Vérification du fichier…', de: 'Datei wird geprüft …' },
  check: { pt: 'Conferir os preços', en: 'Check the prices', fr: 'Vérifier les prix', de: 'Preise prüfen' },
  checked: { pt: 'Preços conferidos.', en: 'Prices checked.', fr: 'Prix vérifiés.', de: 'Preise geprüft.' },
  search: { pt: 'Órgão', en: 'Purchasing body', fr: 'Organisme', de: 'Beschaffende Stelle' },
  update: { pt: 'Atualizar', en: 'Update', fr: 'Actualiser', de: 'Aktualisieren' },
  updates: { pt: 'Vezes atualizada', en: 'Times updated', fr: 'Mises à jour', de: 'Aktualisierungen' },
  lot: {
    pt: 'Lote 1: papel sulfite A4, 12 propostas.',
    en: 'Lot 1: A4 copy paper, 12 proposals.',
    fr: 'Lot 1 : papier A4, 12 propositions.',
    de: 'Los 1: A4-Papier, 12 Angebote.',
  },
};

export function Sizes() {
  const t = useWords(words);
  const kit = useTexts('kit');
  return (
    <Group gap="lg">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Loader key={size} size={size} role="img" aria-label={kit('loading')} />
      ))}
      <Group gap="xs" role="status">
        <Loader size={18} aria-hidden />
        <Text>{t.checking}</Text>
      </Group>
    </Group>
  );
}

export function WaitingButton() {
  const t = useWords(words);
  const [isWaiting, setIsWaiting] = useState(false);
  const { start } = useTimeout(() => {
    setIsWaiting(false);
    toast.success(t.checked);
  }, 2000);
  const check = () => {
    setIsWaiting(true);
    start();
  };
  return (
    <Button loading={isWaiting} onClick={check}>
      {t.check}
    </Button>
  );
}

const bodies = [
  'Prefeitura de Campinas',
  'Prefeitura de Santos',
  'Universidade Federal da Bahia',
  'Câmara de Ouro Preto',
  'Hospital de Clínicas',
];

export function Searching() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed, 500);
  const found = bodies.filter((body) => matchesWords(body, asked));
  return (
    <Stack gap="xs" maw={360}>
      <TextInput
        type="search"
        label={t.search}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={typed === asked ? <IconSearch size={18} aria-hidden /> : <Loader size={18} aria-hidden />}
      />
      <Text size="sm" c="dimmed" role="status">
        {kit('table.results', { count: found.length, figure: found.length })}
      </Text>
      <ul>
        {found.map((body) => (
          <li key={body}>{body}</li>
        ))}
      </ul>
    </Stack>
  );
}

export function Covered() {
  const t = useWords(words);
  const [isWaiting, setIsWaiting] = useState(false);
  const [updates, setUpdates] = useState(0);
  const { start } = useTimeout(() => {
    setIsWaiting(false);
    setUpdates((before) => before + 1);
  }, 2000);
  const update = () => {
    setIsWaiting(true);
    start();
  };
  return (
    <Box className={surface.surface} pos="relative" maw={480} p="md">
      <LoadingOverlay visible={isWaiting} loaderProps={{ role: 'img', 'aria-label': t.update }} />
      <Stack gap="xs" align="start" inert={isWaiting}>
        <Text>{t.lot}</Text>
        <Text size="sm" c="dimmed" role="status">
          {t.updates}: {updates}
        </Text>
        <Button variant="default" size="xs" leftSection={<IconRefresh size={16} aria-hidden />} onClick={update}>
          {t.update}
        </Button>
      </Stack>
    </Box>
  );
}

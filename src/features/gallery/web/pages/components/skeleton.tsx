import { Avatar, Box, Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Avatar.layer.css';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Esqueleto', en: 'Skeleton', fr: 'Squelette', de: 'Skelett' },
  words: 'carregando placeholder espera loading ghost chargement attente Laden Platzhalter',
  old: ['/components/skeleton'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Enquanto o conteúdo não chega: do tamanho dele, para que nada saia do lugar.',
    en: 'Until the content arrives: of its size, so that nothing moves.',
    fr: 'Tant que le contenu n’est pas là : de sa taille, pour que rien ne saute.',
    de: 'Bis der Inhalt da ist: so groß wie er, damit nichts springt.',
  },
  avoid: {
    pt: 'Para uma ação rápida num botão ou campo, use o indicador de espera; para um total conhecido, o progresso.',
    en: 'For a quick action in a button or field, use a spinner; for a known total, progress.',
    fr: 'Pour une action courte dans un bouton ou un champ, l’indicateur d’attente ; pour un total connu, la progression.',
    de: 'Für eine kurze Aktion in einer Schaltfläche oder einem Feld die Warteanzeige; für ein bekanntes Ganzes den Fortschritt.',
  },
  keys: [],
  props: [
    {
      name: 'height, width',
      type: 'number | string',
      says: {
        pt: 'O tamanho do que virá; uma largura um pouco menor que a linha parece texto.',
        en: 'The size of what is coming; a width a little short of the line looks like text.',
        fr: 'La taille de ce qui vient ; une largeur un peu inférieure à la ligne ressemble à du texte.',
        de: 'Die Größe des Kommenden; etwas schmaler als die Zeile sieht es aus wie Text.',
      },
    },
    {
      name: 'circle',
      type: 'boolean',
      says: {
        pt: 'Redondo, para retratos e ícones; height é o diâmetro.',
        en: 'Round, for portraits and icons; height is the diameter.',
        fr: 'Rond, pour les portraits et les icônes ; height est le diamètre.',
        de: 'Rund, für Porträts und Symbole; height ist der Durchmesser.',
      },
    },
    {
      name: 'visible',
      type: 'boolean',
      says: {
        pt: 'Com conteúdo dentro: cobre-o e tem exatamente o tamanho dele.',
        en: 'With content inside: covers it and has exactly its size.',
        fr: 'Avec un contenu : le couvre et en a exactement la taille.',
        de: 'Mit Inhalt darin: deckt ihn ab und ist genau so groß.',
      },
    },
    {
      name: 'animate',
      type: 'boolean',
      says: {
        pt: 'Se pulsa; parado onde há dezenas, e sempre que a pessoa pediu menos movimento.',
        en: 'Whether it pulses; still where there are dozens, and always if the user asked for less motion.',
        fr: 'S’il palpite ; immobile là où il y en a des dizaines, et toujours si l’on a demandé moins de mouvement.',
        de: 'Ob es pulsiert; still, wo es Dutzende sind, und immer, wenn weniger Bewegung gewünscht ist.',
      },
    },
  ],
};

export const samples: Samples = {
  Arrival: {
    title: { pt: 'Carregando e carregado', en: 'Loading and loaded', fr: 'Chargement et contenu', de: 'Laden und geladen' },
    says: {
      pt: 'O botão faz o conteúdo chegar: nada ao redor se move.',
      en: 'The button makes the content arrive: nothing around it moves.',
      fr: 'Le bouton fait arriver le contenu : rien ne bouge autour.',
      de: 'Die Schaltfläche lässt den Inhalt kommen: Ringsum bewegt sich nichts.',
    },
  },
  Covered: {
    title: { pt: 'Sobre o conteúdo', en: 'Over the content', fr: 'Sur le contenu', de: 'Über dem Inhalt' },
    says: {
      pt: 'O esqueleto envolve as próprias partes e toma o tamanho de cada uma.',
      en: 'The skeleton wraps the parts themselves and takes the size of each.',
      fr: 'Le squelette enveloppe les parties mêmes et prend la taille de chacune.',
      de: 'Das Skelett umhüllt die Teile selbst und nimmt die Größe jedes Teils an.',
    },
  },
  Rows: {
    title: { pt: 'Linhas de uma lista', en: 'Rows of a list', fr: 'Lignes d’une liste', de: 'Zeilen einer Liste' },
    says: {
      pt: 'Da altura das linhas; leitores de tela ouvem só que está carregando.',
      en: 'As tall as the rows; screen readers only hear that it is loading.',
      fr: 'De la hauteur des lignes ; les lecteurs d’écran disent seulement que cela charge.',
      de: 'So hoch wie die Zeilen; Screenreader sagen nur, dass geladen wird.',
    },
    picture: true,
  },
};

const words = {
  show: { pt: 'Mostrar o conteúdo', en: 'Show the content', fr: 'Afficher le contenu', de: 'Inhalt anzeigen' },
  again: { pt: 'Carregar de novo', en: 'Load again', fr: 'Charger de nouveau', de: 'Erneut laden' },
  arrived: {
    pt: 'Aquisição de papel sulfite A4 para as escolas da rede municipal, pelo período de doze meses.',
    en: 'Purchase of A4 copy paper for municipal schools, for a period of twelve months.',
    fr: 'Achat de papier A4 pour les écoles de la commune, pour une durée de douze mois.',
    de: 'Kauf von A4-Papier für die Schulen der Gemeinde, für einen Zeitraum von zwölf Monaten.',
  },
  loading: { pt: 'Carregando', en: 'Loading', fr: 'Chargement', de: 'Laden' },
  role: {
    pt: 'Pregoeira, Prefeitura de Exemplo',
    en: 'Auctioneer, Exemplo',
    fr: 'Responsable des enchères, Exemplo',
    de: 'Auktionsleiterin, Exemplo',
  },
};

export function Arrival() {
  const t = useWords(words);
  const [isThere, setIsThere] = useState(false);
  return (
    <Stack gap="sm" align="start">
      <Box w="100%" maw={320} h={72} role="status">
        {isThere ? (
          <Text lh="24px">{t.arrived}</Text>
        ) : (
          <Stack gap={8} pt={4} aria-hidden>
            <Skeleton height={16} />
            <Skeleton height={16} width="92%" />
            <Skeleton height={16} width="48%" />
          </Stack>
        )}
      </Box>
      <Button variant="default" size="xs" onClick={() => setIsThere(!isThere)}>
        {isThere ? t.again : t.show}
      </Button>
    </Stack>
  );
}

export function Covered() {
  const t = useWords(words);
  const [isLoading, setIsLoading] = useState(true);
  return (
    <Stack gap="md" align="start">
      <Switch label={t.loading} checked={isLoading} onChange={(event) => setIsLoading(event.currentTarget.checked)} />
      <Group gap="sm" wrap="nowrap" aria-hidden={isLoading}>
        <Skeleton visible={isLoading} circle height={40} width={40}>
          <Avatar name="Ana Souza" color="primary" />
        </Skeleton>
        <Stack gap={4} align="start">
          <Skeleton visible={isLoading} width="fit-content">
            <Text fw={550}>Ana Souza</Text>
          </Skeleton>
          <Skeleton visible={isLoading} width="fit-content">
            <Text size="sm">{t.role}</Text>
          </Skeleton>
        </Stack>
      </Group>
    </Stack>
  );
}

export function Rows() {
  const kit = useTexts('kit');
  return (
    <Stack gap="md" role="img" aria-label={kit('loading')}>
      {['72%', '56%', '80%', '64%'].map((width) => (
        <Group key={width} gap="md" wrap="nowrap" h={32}>
          <Skeleton circle height={32} />
          <Skeleton height={12} width={width} />
        </Group>
      ))}
    </Stack>
  );
}

import { Checkbox, Group, Progress, RingProgress, SemiCircleProgress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/RingProgress.layer.css';
import '@mantine/core/styles/SemiCircleProgress.layer.css';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { ProgressBar } from '#kit/web/sending/ProgressBar.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Progresso', en: 'Progress', fr: 'Progression', de: 'Fortschritt' },
  words: 'barra anel percentual andamento bar ring percentage barre anneau Balken Ring Anteil',
  old: ['/components/progress'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core, #kit/web/sending/ProgressBar.tsx',
  use: {
    pt: 'Para mostrar quanto já foi feito ou usado de um total conhecido. O valor está sempre também em texto.',
    en: 'To show how much of a known total is done or used. The value is always there as text too.',
    fr: 'Pour montrer ce qui est fait ou utilisé d’un total connu. La valeur figure toujours aussi en toutes lettres.',
    de: 'Um zu zeigen, wie viel von einem bekannten Ganzen erledigt oder verbraucht ist. Der Wert steht immer auch als Text da.',
  },
  avoid: {
    pt: 'Quando não se sabe quanto falta, use o indicador de espera; para o tamanho do que ainda vem, o esqueleto; para comparar, um gráfico.',
    en: 'When it is unknown how much is left, use a spinner; for the shape of what is coming, a skeleton; to compare, a chart.',
    fr: 'Quand on ignore ce qui reste, l’indicateur d’attente ; pour la forme de ce qui vient, le squelette ; pour comparer, un graphique.',
    de: 'Wenn unbekannt ist, wie viel noch fehlt, die Warteanzeige; für die Form des Kommenden das Skelett; zum Vergleichen ein Diagramm.',
  },
  keys: [
    {
      press: 'Space',
      does: {
        pt: 'Marca um documento e a barra avança',
        en: 'Checks a document, and the bar moves on',
        fr: 'Coche un document, et la barre avance',
        de: 'Hakt ein Dokument ab, und der Balken rückt vor',
      },
      on: '#Checklist input:not(:checked)',
      finds: '#Checklist [role=progressbar][aria-valuenow="75"]',
    },
  ],
  props: [
    {
      name: 'value',
      type: 'number',
      says: {
        pt: 'De 0 a 100. No ProgressBar do sistema chama-se fraction e vai de 0 a 1; sem valor, a barra balança.',
        en: 'From 0 to 100. In the product’s ProgressBar it is called fraction and goes from 0 to 1; without a value the bar sways.',
        fr: 'De 0 à 100. Dans ProgressBar du produit, il se nomme fraction et va de 0 à 1 ; sans valeur, la barre oscille.',
        de: 'Von 0 bis 100. In der ProgressBar des Produkts heißt er fraction und geht von 0 bis 1; ohne Wert pendelt der Balken.',
      },
    },
    {
      name: 'aria-label',
      type: 'string',
      says: {
        pt: 'O que está avançando, para leitores de tela; o percentual eles leem sozinhos.',
        en: 'What is progressing, for screen readers; they read the percentage by themselves.',
        fr: 'Ce qui avance, pour les lecteurs d’écran ; ils lisent d’eux-mêmes le pourcentage.',
        de: 'Was vorankommt, für Screenreader; den Prozentwert lesen sie von selbst.',
      },
    },
    {
      name: 'sections',
      type: '{ value, color }[]',
      says: {
        pt: 'As partes do anel. Na barra, cada parte é um Progress.Section.',
        en: 'The parts of the ring. In the bar, each part is a Progress.Section.',
        fr: 'Les parties de l’anneau. Dans la barre, chaque partie est un Progress.Section.',
        de: 'Die Teile des Rings. Im Balken ist jeder Teil eine Progress.Section.',
      },
    },
    {
      name: 'label',
      type: 'ReactNode',
      says: {
        pt: 'O texto dentro do anel ou do semicírculo: o valor, por extenso.',
        en: 'The text inside the ring or half circle: the value, spelt out.',
        fr: 'Le texte dans l’anneau ou le demi-cercle : la valeur, en clair.',
        de: 'Der Text im Ring oder Halbkreis: der Wert, ausgeschrieben.',
      },
    },
  ],
};

export const samples: Samples = {
  Bar: {
    title: { pt: 'Barra', en: 'Bar', fr: 'Barre', de: 'Balken' },
    says: {
      pt: 'Uma importação em andamento: o que é, quanto já foi e de quanto.',
      en: 'An import under way: what it is, how much is done and of how much.',
      fr: 'Une importation en cours : ce que c’est, ce qui est fait et sur combien.',
      de: 'Ein laufender Import: was es ist, wie viel erledigt ist und von wie vielem.',
    },
    picture: true,
  },
  Sections: {
    title: { pt: 'Partes de um todo', en: 'Parts of a whole', fr: 'Parties d’un tout', de: 'Teile eines Ganzen' },
    says: {
      pt: 'Itens de uma licitação por situação. O número em cada parte e a legenda, na mesma ordem, dispensam a cor.',
      en: 'Items of a notice by status. The figure in each part and the legend, in the same order, make colour unnecessary.',
      fr: 'Les éléments d’un appel d’offres par statut. Le chiffre de chaque partie et la légende, dans le même ordre, se passent de couleur.',
      de: 'Positionen einer Ausschreibung nach Status. Die Zahl in jedem Teil und die Legende in gleicher Folge machen die Farbe entbehrlich.',
    },
  },
  Rings: {
    title: { pt: 'Anel e semicírculo', en: 'Ring and half circle', fr: 'Anneau et demi-cercle', de: 'Ring und Halbkreis' },
    says: {
      pt: 'Um só valor que se lê de relance, num painel.',
      en: 'A single value to be read at a glance, on a dashboard.',
      fr: 'Une seule valeur à lire d’un coup d’œil, sur un tableau de bord.',
      de: 'Ein einziger Wert, auf einen Blick zu lesen, in einer Übersicht.',
    },
  },
  Checklist: {
    title: { pt: 'Lista de documentos', en: 'List of documents', fr: 'Liste de documents', de: 'Dokumentenliste' },
    says: {
      pt: 'A barra do sistema, que acompanha o que se marca. O exemplo guarda as marcas só nesta página.',
      en: 'The product’s bar, which follows what is checked. The example keeps the checks on this page only.',
      fr: 'La barre du produit, qui suit ce que l’on coche. L’exemple ne garde les coches que sur cette page.',
      de: 'Der Balken des Produkts, der dem Abhaken folgt. Das Beispiel merkt sich die Haken nur auf dieser Seite.',
    },
  },
};

const words = {
  import: { pt: 'Importação de contratos', en: 'Import of contracts', fr: 'Importation des contrats', de: 'Import der Verträge' },
  of: { pt: 'de', en: 'of', fr: 'sur', de: 'von' },
  records: { pt: 'registros', en: 'records', fr: 'enregistrements', de: 'Datensätzen' },
  awarded: { pt: 'Homologados', en: 'Awarded', fr: 'Attribués', de: 'Vergeben' },
  running: { pt: 'Em disputa', en: 'Under way', fr: 'En cours', de: 'Im Wettbewerb' },
  deserted: { pt: 'Desertos', en: 'Without bids', fr: 'Sans offre', de: 'Ohne Angebot' },
  budget: { pt: 'do orçamento usado', en: 'of the budget used', fr: 'du budget utilisé', de: 'des Budgets verbraucht' },
  onTime: { pt: 'das propostas no prazo', en: 'of proposals on time', fr: 'des propositions à temps', de: 'der Angebote pünktlich' },
  ready: { pt: 'Documentos prontos', en: 'Documents ready', fr: 'Documents prêts', de: 'Fertige Dokumente' },
  price: { pt: 'Proposta de preços', en: 'Price proposal', fr: 'Proposition de prix', de: 'Preisangebot' },
  tax: { pt: 'Certidão fiscal', en: 'Tax certificate', fr: 'Attestation fiscale', de: 'Steuerbescheinigung' },
  statute: { pt: 'Contrato social', en: 'Articles of association', fr: 'Statuts', de: 'Gesellschaftsvertrag' },
  technical: { pt: 'Atestado técnico', en: 'Technical certificate', fr: 'Attestation technique', de: 'Eignungsnachweis' },
};

export function Bar() {
  const t = useWords(words);
  const format = useFormat();
  const [done, total] = [84, 120];
  return (
    <Stack gap={6} maw={480}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={550}>
          {t.import}
        </Text>
        <Text size="sm">
          {format.percent(done / total)} ({done} {t.of} {total} {t.records})
        </Text>
      </Group>
      <Progress value={(done / total) * 100} aria-label={t.import} />
    </Stack>
  );
}

export function Sections() {
  const t = useWords(words);
  const parts = [
    { name: t.awarded, count: 11, color: 'success' },
    { name: t.running, count: 6, color: 'info' },
    { name: t.deserted, count: 3, color: 'danger' },
  ];
  return (
    <Stack gap="xs" maw={480}>
      <Progress.Root size={24} aria-hidden>
        {parts.map(({ name, count, color }) => (
          <Progress.Section key={name} value={count * 5} color={color} withAria={false}>
            <Progress.Label>{count}</Progress.Label>
          </Progress.Section>
        ))}
      </Progress.Root>
      <Group component="ul" gap="4px 16px">
        {parts.map(({ name, count }) => (
          <li key={name}>
            {name}: <strong>{count}</strong>
          </li>
        ))}
      </Group>
    </Stack>
  );
}

export function Rings() {
  const t = useWords(words);
  const format = useFormat();
  return (
    <Group gap="xl">
      <Group gap="sm" wrap="nowrap">
        <RingProgress
          size={104}
          thickness={10}
          sections={[{ value: 72, color: 'primary' }]}
          label={
            <Text ta="center" fw={650}>
              {format.percent(0.72)}
            </Text>
          }
        />
        <Text size="sm">{t.budget}</Text>
      </Group>
      <Stack gap={4} align="center">
        <SemiCircleProgress
          size={160}
          thickness={12}
          value={94}
          filledSegmentColor="success"
          label={<Text fw={650}>{format.percent(0.94)}</Text>}
        />
        <Text size="sm">{t.onTime}</Text>
      </Stack>
    </Group>
  );
}

const documents = ['price', 'tax', 'statute', 'technical'] as const;

export function Checklist() {
  const t = useWords(words);
  const [ready, setReady] = useState<string[]>(['price', 'tax']);
  return (
    <Stack gap="sm" maw={480}>
      <Text size="sm" fw={550}>
        {t.ready}: {ready.length} {t.of} {documents.length}
      </Text>
      <ProgressBar label={t.ready} fraction={ready.length / documents.length} />
      <Checkbox.Group value={ready} onChange={setReady} aria-label={t.ready}>
        <Stack gap="xs">
          {documents.map((document) => (
            <Checkbox key={document} value={document} label={t[document]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  );
}

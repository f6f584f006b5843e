import { Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Botão de opção', en: 'Radio button', fr: 'Bouton radio', de: 'Optionsfeld' },
  words: 'radio opção escolha única option choice choix unique Auswahl einzeln',
  old: ['/forms/elements/radio'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para uma escolha entre duas a cinco opções que convém comparar à vista.',
    en: 'For one choice among two to five options that are best compared in view.',
    fr: 'Pour un choix entre deux à cinq options, à comparer sous les yeux.',
    de: 'Für eine Wahl unter zwei bis fünf Optionen, die man nebeneinander vergleicht.',
  },
  avoid: {
    pt: 'Para mais opções, use a seleção; para um sim ou não, a caixa de seleção.',
    en: 'For more options use a select; for a yes or no a checkbox.',
    fr: 'Pour davantage, la liste de choix ; pour oui ou non, la case à cocher.',
    de: 'Für mehr Optionen die Auswahl; für Ja oder Nein das Kontrollkästchen.',
  },
  keys: [
    {
      press: 'ArrowDown',
      does: {
        pt: 'Escolhe a próxima opção',
        en: 'Chooses the next option',
        fr: 'Choisit l’option suivante',
        de: 'Wählt die nächste Option',
      },
      on: '#Stacked input[value=preco]',
      finds: '#Stacked input[value=tecnica]:checked:focus',
    },
    {
      press: 'ArrowUp',
      does: { pt: 'Volta à anterior', en: 'Returns to the one before', fr: 'Revient à la précédente', de: 'Kehrt zur vorigen zurück' },
      finds: '#Stacked input[value=preco]:checked:focus',
    },
  ],
  props: [
    {
      name: 'Radio.Group',
      type: 'component',
      says: {
        pt: 'Reúne as opções sob um rótulo; só uma vale.',
        en: 'Groups the options under a label; only one counts.',
        fr: 'Réunit les options sous une étiquette ; une seule compte.',
        de: 'Fasst die Optionen unter einer Beschriftung zusammen; nur eine gilt.',
      },
    },
    {
      name: 'name',
      type: 'string',
      says: {
        pt: 'O mesmo em todo o grupo: as setas passam de uma opção à outra.',
        en: 'The same in the whole group: the arrow keys go from one option to the other.',
        fr: 'Le même dans tout le groupe : les flèches passent d’une option à l’autre.',
        de: 'In der ganzen Gruppe gleich: Die Pfeiltasten wechseln zwischen den Optionen.',
      },
    },
    {
      name: 'description',
      type: 'ReactNode',
      says: {
        pt: 'Explica uma opção, ou o grupo todo.',
        en: 'Explains an option, or the whole group.',
        fr: 'Explique une option, ou tout le groupe.',
        de: 'Erklärt eine Option oder die ganze Gruppe.',
      },
    },
  ],
};

export const samples: Samples = {
  Stacked: {
    title: { pt: 'Uma embaixo da outra', en: 'One below the other', fr: 'L’une sous l’autre', de: 'Untereinander' },
    says: {
      pt: 'O comum: fácil de ler, com uma explicação por opção.',
      en: 'The usual way: easy to read, with an explanation for each option.',
      fr: 'L’usage : facile à lire, avec une explication par option.',
      de: 'Das Übliche: gut lesbar, mit einer Erklärung je Option.',
    },
    picture: true,
  },
  InLine: {
    title: { pt: 'Lado a lado', en: 'Side by side', fr: 'Côte à côte', de: 'Nebeneinander' },
    says: {
      pt: 'Para poucas opções curtas.',
      en: 'For a few short options.',
      fr: 'Pour quelques options courtes.',
      de: 'Für wenige kurze Optionen.',
    },
  },
  Cards: {
    title: { pt: 'Em cartões', en: 'As cards', fr: 'En cartes', de: 'Als Karten' },
    says: {
      pt: 'Quando a escolha pesa: cada cartão diz o que ela traz.',
      en: 'When the choice matters: each card says what it brings.',
      fr: 'Quand le choix compte : chaque carte dit ce qu’il apporte.',
      de: 'Wenn die Wahl wichtig ist: Jede Karte sagt, was sie bringt.',
    },
  },
};

const words = {
  criterion: { pt: 'Critério de julgamento', en: 'Award criterion', fr: 'Critère d’attribution', de: 'Zuschlagskriterium' },
  price: { pt: 'Menor preço', en: 'Lowest price', fr: 'Prix le plus bas', de: 'Niedrigster Preis' },
  priceHint: {
    pt: 'Vence quem cobra menos.',
    en: 'Whoever charges least wins.',
    fr: 'Le moins cher gagne.',
    de: 'Wer am wenigsten verlangt, gewinnt.',
  },
  skill: { pt: 'Técnica e preço', en: 'Technique and price', fr: 'Technique et prix', de: 'Technik und Preis' },
  skillHint: {
    pt: 'As notas técnicas também contam.',
    en: 'Technical marks count too.',
    fr: 'Les notes techniques comptent aussi.',
    de: 'Auch die technische Note zählt.',
  },
  discount: { pt: 'Maior desconto', en: 'Highest discount', fr: 'Plus forte remise', de: 'Höchster Nachlass' },
  discountHint: { pt: 'Sobre uma tabela de preços.', en: 'On a list of prices.', fr: 'Sur un barème de prix.', de: 'Auf eine Preisliste.' },
  mode: { pt: 'Modo de disputa', en: 'Bidding mode', fr: 'Mode de mise en concurrence', de: 'Bietverfahren' },
  open: { pt: 'Aberto', en: 'Open', fr: 'Ouvert', de: 'Offen' },
  closed: { pt: 'Fechado', en: 'Closed', fr: 'Fermé', de: 'Geschlossen' },
  both: { pt: 'Aberto e fechado', en: 'Open and closed', fr: 'Ouvert et fermé', de: 'Offen und geschlossen' },
};

/** The three ways to judge proposals. */
function useCriteria() {
  const t = useWords(words);
  return [
    { value: 'preco', label: t.price, description: t.priceHint },
    { value: 'tecnica', label: t.skill, description: t.skillHint },
    { value: 'desconto', label: t.discount, description: t.discountHint },
  ];
}

export function Stacked() {
  const t = useWords(words);
  const criteria = useCriteria();
  return (
    <Radio.Group name="criterion" label={t.criterion} defaultValue="preco">
      <Stack gap="sm" mt="xs">
        {criteria.map((criterion) => (
          <Radio key={criterion.value} {...criterion} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

export function InLine() {
  const t = useWords(words);
  return (
    <Radio.Group name="mode" label={t.mode} defaultValue="aberto">
      <Group gap="lg" mt="xs">
        <Radio value="aberto" label={t.open} />
        <Radio value="fechado" label={t.closed} />
        <Radio value="ambos" label={t.both} />
      </Group>
    </Radio.Group>
  );
}

export function Cards() {
  const t = useWords(words);
  const criteria = useCriteria();
  const [chosen, setChosen] = useState('tecnica');
  return (
    <Radio.Group name="criterion-card" label={t.criterion} value={chosen} onChange={setChosen}>
      <Stack gap="xs" mt="xs" maw={400}>
        {criteria.map(({ value, label, description }) => (
          <Radio.Card key={value} value={value} p="sm" style={{ borderColor: 'var(--control-border)' }}>
            <Group wrap="nowrap" align="start" gap="sm">
              <Radio.Indicator style={{ borderColor: 'var(--control-border)' }} />
              <span>
                <strong>{label}</strong>
                <br />
                {description}
              </span>
            </Group>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}

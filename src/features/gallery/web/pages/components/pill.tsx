import { Button, Chip, Group, Pill, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Chip.layer.css';
import { useId, useState } from 'react';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './pill.module.css';

export const meta = {
  title: { pt: 'Pílula e filtro', en: 'Pill and chip', fr: 'Pastille et filtre', de: 'Pille und Chip' },
  words: 'etiqueta tag chip filtro ativo remover label filter étiquette retirer Etikett Filter entfernen',
  old: ['/components/pills-component', '/components/pills'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core, #kit/web/DataTable/bar/FilterChips.tsx',
  use: {
    pt: 'Para poucos valores curtos lado a lado: etiquetas, destinatários, filtros ativos, opções que se ligam e desligam.',
    en: 'For a few short values side by side: tags, recipients, active filters, options to turn on and off.',
    fr: 'Pour quelques valeurs courtes côte à côte : étiquettes, destinataires, filtres actifs, options à activer.',
    de: 'Für wenige kurze Werte nebeneinander: Etiketten, Empfänger, aktive Filter, Optionen zum Ein- und Ausschalten.',
  },
  avoid: {
    pt: 'Para um estado, use o selo; para escolher um entre poucos modos, o controle segmentado; para muitas opções, uma lista com busca.',
    en: 'For a state use a badge; to choose one of a few modes, a segmented control; for many options, a list with search.',
    fr: 'Pour un état, le badge ; pour un mode parmi quelques-uns, le contrôle segmenté ; pour beaucoup de choix, une liste avec recherche.',
    de: 'Für einen Zustand das Badge; für einen von wenigen Modi die Umschaltleiste; für viele Optionen eine Liste mit Suche.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Remove o valor e foca o vizinho',
        en: 'Removes the value and focuses its neighbour',
        fr: 'Retire la valeur et cible sa voisine',
        de: 'Entfernt den Wert und fokussiert den nächsten',
      },
      on: '#Recipients li:nth-child(1) button',
      finds: '#Recipients ul:not(:has(li:nth-child(4))) li:nth-child(1) button:focus',
    },
    {
      press: 'Space',
      does: {
        pt: 'Liga ou desliga a opção',
        en: 'Turns the option on or off',
        fr: 'Active ou désactive l’option',
        de: 'Schaltet die Option um',
      },
      on: '#Options input[value=SP]',
      finds: '#Options [role=group]:has(input[value=SP]:checked)',
    },
  ],
  props: [
    {
      name: 'withRemoveButton, onRemove',
      type: 'boolean, () => void',
      says: {
        pt: 'Um X dentro da pílula. Ele só entra na ordem do teclado com tabIndex 0, e precisa de um nome.',
        en: 'An X inside the pill. It is reached by keyboard only with tabIndex 0, and it needs a name.',
        fr: 'Une croix dans la pastille. Elle n’est atteinte au clavier qu’avec tabIndex 0, et il lui faut un nom.',
        de: 'Ein X in der Pille. Per Tastatur erreichbar ist es nur mit tabIndex 0, und es braucht einen Namen.',
      },
    },
    {
      name: 'multiple',
      type: 'boolean',
      says: {
        pt: 'No Chip.Group: várias opções ao mesmo tempo; sem ele, uma só, como botões de opção.',
        en: 'On Chip.Group: several options at once; without it a single one, as radio buttons.',
        fr: 'Sur Chip.Group : plusieurs options à la fois ; sans lui, une seule, comme des boutons radio.',
        de: 'Bei Chip.Group: mehrere Optionen zugleich; ohne es nur eine, wie Optionsfelder.',
      },
    },
    {
      name: 'chips, set, clear',
      type: 'FilterChip[], (search) => void, () => void',
      says: {
        pt: 'Nos filtros ativos do sistema: o nome de cada filtro com a busca sem ele, e como limpar todos.',
        en: 'In the product’s active filters: each filter’s name with the search without it, and how to clear all.',
        fr: 'Dans les filtres actifs du produit : le nom de chaque filtre avec la recherche sans lui, et comment tout effacer.',
        de: 'Bei den aktiven Filtern des Produkts: der Name jedes Filters mit der Suche ohne ihn, und wie alle verschwinden.',
      },
    },
  ],
};

export const samples: Samples = {
  Tags: {
    title: { pt: 'Etiquetas', en: 'Tags', fr: 'Étiquettes', de: 'Etiketten' },
    says: {
      pt: 'Valores que só se leem, como as categorias de uma licitação.',
      en: 'Values that are only read, such as the categories of a notice.',
      fr: 'Des valeurs que l’on ne fait que lire, comme les catégories d’un appel d’offres.',
      de: 'Werte, die nur gelesen werden, etwa die Kategorien einer Ausschreibung.',
    },
    picture: true,
  },
  Recipients: {
    title: { pt: 'Com remoção', en: 'Removable', fr: 'À retirer', de: 'Zum Entfernen' },
    says: {
      pt: 'Remove na hora e permite desfazer; o foco vai para o vizinho.',
      en: 'Removes at once and lets you undo it; the focus moves to the neighbour.',
      fr: 'Retire aussitôt et permet d’annuler ; le focus passe à la voisine.',
      de: 'Entfernt sofort und lässt es rückgängig machen; der Fokus geht zum Nachbarn.',
    },
  },
  ActiveFilters: {
    title: { pt: 'Filtros ativos', en: 'Active filters', fr: 'Filtres actifs', de: 'Aktive Filter' },
    says: {
      pt: 'Acima de toda lista filtrada: cada filtro sai com um clique.',
      en: 'Above every filtered list: each filter goes with one click.',
      fr: 'Au-dessus de toute liste filtrée : chaque filtre s’enlève d’un clic.',
      de: 'Über jeder gefilterten Liste: Jeder Filter geht mit einem Klick.',
    },
  },
  Options: {
    title: { pt: 'Opções que se ligam', en: 'Options to turn on', fr: 'Options à activer', de: 'Optionen zum Einschalten' },
    says: {
      pt: 'Caixas de seleção com cara de etiqueta, para filtros usados a toda hora.',
      en: 'Checkboxes that look like tags, for filters in constant use.',
      fr: 'Des cases à cocher en forme d’étiquette, pour les filtres d’usage constant.',
      de: 'Kontrollkästchen in Form von Etiketten, für ständig gebrauchte Filter.',
    },
  },
};

const words = {
  categories: { pt: 'Categorias', en: 'Categories', fr: 'Catégories', de: 'Kategorien' },
  stationery: { pt: 'Papelaria', en: 'Stationery', fr: 'Papeterie', de: 'Bürobedarf' },
  schools: { pt: 'Educação', en: 'Education', fr: 'Éducation', de: 'Bildung' },
  small: { pt: 'Exclusiva para ME e EPP', en: 'Small businesses only', fr: 'Réservé aux petites entreprises', de: 'Nur Kleinunternehmen' },
  recipients: { pt: 'Quem recebe os avisos', en: 'Who is notified', fr: 'Qui est averti', de: 'Wer benachrichtigt wird' },
  removed: { pt: 'Destinatário removido.', en: 'Recipient removed.', fr: 'Destinataire retiré.', de: 'Empfänger entfernt.' },
  putBack: { pt: 'Repor os filtros', en: 'Restore the filters', fr: 'Rétablir les filtres', de: 'Filter wiederherstellen' },
  states: { pt: 'UFs', en: 'States', fr: 'États', de: 'Bundesstaaten' },
  auction: { pt: 'Pregão', en: 'Auction', fr: 'Enchère', de: 'Auktion' },
  waiver: { pt: 'Dispensa', en: 'Waiver', fr: 'Dispense', de: 'Freihändig' },
  paper: { pt: 'Papel sulfite A4', en: 'A4 copy paper', fr: 'Papier A4', de: 'A4-Papier' },
  meals: { pt: 'Merenda escolar', en: 'School meals', fr: 'Repas scolaires', de: 'Schulessen' },
  tyres: { pt: 'Pneus para a frota', en: 'Tyres for the fleet', fr: 'Pneus pour le parc automobile', de: 'Reifen für den Fuhrpark' },
  syringes: { pt: 'Seringas e agulhas', en: 'Syringes and needles', fr: 'Seringues et aiguilles', de: 'Spritzen und Nadeln' },
};

const notices = [
  { object: 'paper', state: 'SP', kind: 'auction' },
  { object: 'meals', state: 'MG', kind: 'waiver' },
  { object: 'tyres', state: 'SP', kind: 'waiver' },
  { object: 'syringes', state: 'BA', kind: 'auction' },
] as const;
type Notice = (typeof notices)[number];

function NoticeList({ shown }: { shown: readonly Notice[] }) {
  const t = useWords(words);
  const kit = useTexts('kit');
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {kit('table.results', { count: shown.length, figure: shown.length })}
      </Text>
      <ul>
        {shown.map(({ object, state, kind }) => (
          <li key={object}>
            {t[object]}, {state}, {t[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Tags() {
  const t = useWords(words);
  return (
    <Pill.Group role="list" aria-label={t.categories}>
      {[t.stationery, t.schools, t.small].map((name) => (
        <Pill key={name} role="listitem" size="md">
          {name}
        </Pill>
      ))}
    </Pill.Group>
  );
}

const people = ['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Davi Rocha'];

export function Recipients() {
  const t = useWords(words);
  const common = useTexts('common');
  const [there, setThere] = useState(people);
  const remove = (name: string, row: HTMLElement | null) => {
    focusNeighbour(row, 'button');
    setThere(there.filter((other) => other !== name));
    toast.undo(t.removed, () => setThere((left) => people.filter((other) => other === name || left.includes(other))));
  };
  return (
    <Group component="ul" gap="xs" aria-label={t.recipients} data-home tabIndex={-1}>
      {there.map((name) => (
        <li key={name}>
          <Pill
            size="lg"
            withRemoveButton
            removeButtonProps={{
              tabIndex: 0,
              'aria-hidden': false,
              'aria-label': `${common('word.remove')}: ${name}`,
              onClick: ({ currentTarget }) => remove(name, currentTarget.closest('li')),
            }}
          >
            {name}
          </Pill>
        </li>
      ))}
    </Group>
  );
}

type Filters = { state?: Notice['state']; kind?: Notice['kind'] };
const startingFilters: Filters = { state: 'SP', kind: 'auction' };

export function ActiveFilters() {
  const t = useWords(words);
  const [{ state, kind }, setFilters] = useState(startingFilters);
  const chips = [
    ...(state ? [{ key: 'state', label: state, without: { kind } }] : []),
    ...(kind ? [{ key: 'kind', label: t[kind], without: { state } }] : []),
  ];
  const shown = notices.filter((notice) => (!state || notice.state === state) && (!kind || notice.kind === kind));
  return (
    <Stack gap="xs" align="start">
      <FilterChips chips={chips} set={setFilters} clear={() => setFilters({})} />
      {chips.length === 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setFilters(startingFilters)}>
          {t.putBack}
        </Button>
      )}
      <NoticeList shown={shown} />
    </Stack>
  );
}

export function Options() {
  const t = useWords(words);
  const label = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <Stack gap="xs">
      <Text id={label} size="sm" fw={550}>
        {t.states}
      </Text>
      <Group gap="xs" role="group" aria-labelledby={label}>
        <Chip.Group multiple value={chosen} onChange={setChosen}>
          {['BA', 'MG', 'SP'].map((state) => (
            <Chip key={state} value={state} classNames={{ label: classes.label }}>
              {state}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
      <NoticeList shown={notices.filter(({ state }) => chosen.length === 0 || chosen.includes(state))} />
    </Stack>
  );
}

import {
  Button,
  Checkbox,
  filterTreeData,
  Group,
  getTreeExpandedState,
  type RenderTreeNodePayload,
  Stack,
  Text,
  TextInput,
  Tree,
  type TreeNodeData,
  useTree,
  VisuallyHidden,
} from '@mantine/core';
import '@mantine/core/styles/CheckboxIndicator.layer.css';
import '@mantine/core/styles/Tree.layer.css';
import { IconChevronDown, IconChevronRight, IconMapPin, IconSearch } from '@tabler/icons-react';
import { type MouseEvent, useMemo, useState } from 'react';
import { fold } from '#kit/foldedWords.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Árvore', en: 'Tree', fr: 'Arbre', de: 'Baum' },
  words: 'hierarquia pastas estados municípios treeview hierarchy folders hiérarchie dossiers Hierarchie Ordner',
  old: ['/components/treeview', '/extensions/treeview', '/extensions/tree'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para partes dentro de partes, quando importa onde cada uma está: estados e municípios, categorias e subcategorias.',
    en: 'For parts within parts when it matters where each belongs: states and municipalities, categories and subcategories.',
    fr: 'Pour des parties dans des parties, quand leur place compte : États et communes, catégories et sous-catégories.',
    de: 'Für Teile in Teilen, wenn zählt, wo jeder hingehört: Bundesstaaten und Gemeinden, Kategorien und Unterkategorien.',
  },
  avoid: {
    pt: 'Para um só nível, use uma lista; para textos que se abrem, o acordeão; num formulário estreito, uma lista com busca.',
    en: 'For a single level, use a list; for texts that open, an accordion; in a narrow form, a list with search.',
    fr: 'Pour un seul niveau, une liste ; pour des textes qui s’ouvrent, l’accordéon ; dans un formulaire étroit, une liste avec recherche.',
    de: 'Für eine einzige Ebene eine Liste; für Texte zum Aufklappen das Akkordeon; in einem schmalen Formular eine Liste mit Suche.',
  },
  keys: [
    {
      press: 'ArrowRight',
      does: { pt: 'Abre o estado', en: 'Opens the state', fr: 'Ouvre l’État', de: 'Öffnet den Bundesstaat' },
      on: '#Browse [role=treeitem]',
      finds: '#Browse [role=treeitem][data-value=BA][aria-expanded=true]:focus',
    },
    {
      press: 'ArrowDown',
      does: {
        pt: 'Vai para o próximo à vista',
        en: 'Goes to the next one in view',
        fr: 'Va au suivant visible',
        de: 'Geht zum nächsten sichtbaren',
      },
      finds: '#Browse [data-value=Ilhéus]:focus',
    },
    {
      press: 'ArrowLeft',
      does: {
        pt: 'Volta ao estado, ou o fecha',
        en: 'Returns to the state, or closes it',
        fr: 'Revient à l’État, ou le ferme',
        de: 'Geht zum Bundesstaat zurück oder schließt ihn',
      },
      finds: '#Browse [role=treeitem][data-value=BA]:focus',
    },
    {
      press: 'Space',
      does: {
        pt: 'Na árvore com caixas, marca ou desmarca',
        en: 'In the tree with checkboxes, checks or unchecks',
        fr: 'Dans l’arbre à cases, coche ou décoche',
        de: 'Hakt im Baum mit Kästchen an oder ab',
      },
      on: '#Checkable [role=treeitem]',
      finds: '#Checkable [role=status]:has-text("Ilhéus, Salvador")',
    },
  ],
  props: [
    {
      name: 'tree',
      type: 'useTree()',
      says: {
        pt: 'O que está aberto e marcado, e como mudá-lo de fora, como em “abrir todos”.',
        en: 'What is open and checked, and how to change it from outside, as in “open all”.',
        fr: 'Ce qui est ouvert et coché, et comment le changer du dehors, comme dans « tout ouvrir ».',
        de: 'Was offen und angehakt ist, und wie man es von außen ändert, etwa bei „alle öffnen“.',
      },
    },
    {
      name: 'checkOnSpace, expandOnSpace',
      type: 'boolean',
      says: {
        pt: 'O que a barra de espaço faz. selectOnClick só responde ao mouse: para escolher, prefira marcar.',
        en: 'What the space bar does. selectOnClick answers the mouse alone: to choose, prefer checking.',
        fr: 'Ce que fait la barre d’espace. selectOnClick ne répond qu’à la souris : pour choisir, préférez cocher.',
        de: 'Was die Leertaste tut. selectOnClick reagiert nur auf die Maus: Zum Wählen besser anhaken lassen.',
      },
    },
    {
      name: 'renderNode',
      type: '(payload) => ReactNode',
      says: {
        pt: 'O aspecto de um nó. O estado de marcado precisa estar também em palavras: a árvore não o anuncia.',
        en: 'The look of a node. Whether it is checked must be said in words too: the tree does not announce it.',
        fr: 'L’aspect d’un nœud. L’état coché doit aussi se dire en mots : l’arbre ne l’annonce pas.',
        de: 'Das Aussehen eines Knotens. Ob er angehakt ist, muss auch in Worten dastehen: Der Baum sagt es nicht an.',
      },
    },
  ],
};

export const samples: Samples = {
  Browse: {
    title: { pt: 'Estados e municípios', en: 'States and municipalities', fr: 'États et communes', de: 'Bundesstaaten und Gemeinden' },
    says: {
      pt: 'Para ver o que há dentro de cada parte, aos poucos ou de uma vez.',
      en: 'To see what is inside each part, little by little or all at once.',
      fr: 'Pour voir ce que contient chaque partie, peu à peu ou d’un coup.',
      de: 'Um zu sehen, was in jedem Teil steckt, nach und nach oder auf einmal.',
    },
    picture: true,
  },
  Checkable: {
    title: { pt: 'Com caixas de seleção', en: 'With checkboxes', fr: 'Avec cases à cocher', de: 'Mit Kontrollkästchen' },
    says: {
      pt: 'Marcar um estado marca seus municípios; com só alguns, o estado fica marcado em parte.',
      en: 'Checking a state checks its municipalities; with only some of them, the state is partly checked.',
      fr: 'Cocher un État coche ses communes ; avec quelques-unes seulement, l’État est coché en partie.',
      de: 'Ein angehakter Bundesstaat hakt seine Gemeinden an; bei nur einigen ist er teilweise angehakt.',
    },
  },
  Filtered: {
    title: { pt: 'Com busca', en: 'With search', fr: 'Avec recherche', de: 'Mit Suche' },
    says: {
      pt: 'Mostra o que contém as letras digitadas, com o estado a que pertence.',
      en: 'Shows what contains the letters typed, with the state it belongs to.',
      fr: 'Montre ce qui contient les lettres tapées, avec l’État auquel il appartient.',
      de: 'Zeigt, was die getippten Buchstaben enthält, mit dem Bundesstaat, zu dem es gehört.',
    },
  },
};

const words = {
  municipalities: { pt: 'Municípios', en: 'Municipalities', fr: 'Communes', de: 'Gemeinden' },
  search: { pt: 'Buscar município', en: 'Search municipality', fr: 'Chercher une commune', de: 'Gemeinde suchen' },
  openAll: { pt: 'Abrir todos', en: 'Open all', fr: 'Tout ouvrir', de: 'Alle öffnen' },
  closeAll: { pt: 'Fechar todos', en: 'Close all', fr: 'Tout fermer', de: 'Alle schließen' },
  checked: { pt: 'marcado', en: 'checked', fr: 'coché', de: 'angehakt' },
  partly: { pt: 'marcado em parte', en: 'partly checked', fr: 'coché en partie', de: 'teilweise angehakt' },
  chosen: { pt: 'Escolhidos', en: 'Chosen', fr: 'Choisies', de: 'Gewählt' },
};

const state = (value: string, label: string, ...municipalities: string[]): TreeNodeData => ({
  value,
  label,
  children: municipalities.map((name) => ({ value: name, label: name })),
});
const states = [
  state('BA', 'Bahia', 'Ilhéus', 'Salvador'),
  state('MG', 'Minas Gerais', 'Mariana', 'Ouro Preto', 'Uberlândia'),
  state('SP', 'São Paulo', 'Campinas', 'Ribeirão Preto', 'Santos'),
];

function Node({ node, expanded, hasChildren, elementProps }: RenderTreeNodePayload) {
  const Icon = hasChildren ? (expanded ? IconChevronDown : IconChevronRight) : IconMapPin;
  return (
    <Group gap="xs" py={4} wrap="nowrap" {...elementProps}>
      <Icon size={18} aria-hidden />
      {node.label}
    </Group>
  );
}

export function Browse() {
  const t = useWords(words);
  const tree = useTree({ initialExpandedState: { MG: true } });
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={tree.expandAllNodes}>
          {t.openAll}
        </Button>
        <Button variant="default" size="xs" onClick={tree.collapseAllNodes}>
          {t.closeAll}
        </Button>
      </Group>
      <Tree aria-label={t.municipalities} data={states} tree={tree} renderNode={Node} />
    </Stack>
  );
}

export function Checkable() {
  const t = useWords(words);
  const tree = useTree({ initialExpandedState: { BA: true }, initialCheckedState: ['Santos'] });
  const renderNode = ({ node, expanded, hasChildren, elementProps }: RenderTreeNodePayload) => {
    const isChecked = tree.isNodeChecked(node.value);
    const isPartly = !isChecked && tree.isNodeIndeterminate(node.value);
    const Chevron = expanded ? IconChevronDown : IconChevronRight;
    const toggle = (event: MouseEvent) => {
      event.stopPropagation();
      if (isChecked) tree.uncheckNode(node.value);
      else tree.checkNode(node.value);
    };
    return (
      <Group gap="xs" py={4} wrap="nowrap" {...elementProps} onClick={hasChildren ? elementProps.onClick : toggle}>
        <Checkbox.Indicator
          checked={isChecked}
          indeterminate={isPartly}
          bd={isChecked || isPartly ? undefined : '1px solid var(--control-border)'}
          onClick={toggle}
          aria-hidden
        />
        {node.label}
        {(isChecked || isPartly) && <VisuallyHidden>, {isChecked ? t.checked : t.partly}</VisuallyHidden>}
        {hasChildren && <Chevron size={18} aria-hidden />}
      </Group>
    );
  };
  return (
    <Stack gap="sm">
      <Tree aria-label={t.municipalities} data={states} tree={tree} renderNode={renderNode} expandOnSpace={false} checkOnSpace />
      <Text size="sm" role="status">
        {t.chosen}: {tree.checkedState.toSorted().join(', ') || '—'}
      </Text>
    </Stack>
  );
}

const hasLetters = (asked: string, { label }: TreeNodeData) => fold(String(label)).includes(asked.trim());

export function Filtered() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const [q, setQ] = useState('');
  const tree = useTree();
  // The tree starts anew with each other array.
  const found = useMemo(() => filterTreeData(states, fold(q), hasLetters), [q]);
  const search = (typed: string) => {
    setQ(typed);
    tree.setExpandedState(getTreeExpandedState(states, typed.trim() ? '*' : []));
  };
  return (
    <Stack gap="sm" maw={360}>
      <TextInput
        type="search"
        label={t.search}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={q}
        onChange={(event) => search(event.currentTarget.value)}
      />
      {found.length > 0 ? (
        <Tree aria-label={t.municipalities} data={found} tree={tree} renderNode={Node} />
      ) : (
        <Text>{kit('table.empty')}</Text>
      )}
    </Stack>
  );
}

import { Loader, Select, TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brazilStates } from '#brasil/states.ts';
import { users } from '#features/users/contract.ts';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { bestMatches } from '#kit/web/form/matches.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Seleção', en: 'Select', fr: 'Liste de choix', de: 'Auswahl' },
  words: 'select combobox multiselect tags etiquetas lista suspensa dropdown autocomplete liste déroulante Mehrfachauswahl Schlagwörter',
  old: ['/forms/elements/select', '/forms/elements/react-select'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para escolher numa lista de mais de cinco opções, com busca; uma, várias, ou entradas livres.',
    en: 'To choose from a list of more than five options, with a search; one, several, or free entries.',
    fr: 'Pour choisir dans une liste de plus de cinq options, avec recherche ; une, plusieurs, ou des entrées libres.',
    de: 'Für die Wahl aus mehr als fünf Optionen, mit Suche; eine, mehrere oder freie Einträge.',
  },
  avoid: {
    pt: 'Para poucas opções, use botões de opção ou caixas de seleção: ficam à vista.',
    en: 'For a few options use radio buttons or checkboxes: they stay in view.',
    fr: 'Pour peu d’options, les boutons radio ou cases à cocher : ils restent visibles.',
    de: 'Für wenige Optionen Optionsfelder oder Kontrollkästchen: Sie bleiben im Blick.',
  },
  keys: [
    {
      press: 'Backspace',
      does: {
        pt: 'Tira a última entrada',
        en: 'Removes the last entry',
        fr: 'Retire la dernière entrée',
        de: 'Entfernt den letzten Eintrag',
      },
      on: '#Free input:not([type=hidden])',
      finds: '#Free .mantine-Pill-root:only-of-type',
    },
    {
      press: 'ArrowDown',
      does: {
        pt: 'Vai à próxima opção da lista, que se abre com o foco',
        en: 'Goes to the next option of the list, which opens on focus',
        fr: 'Va à l’option suivante de la liste, qui s’ouvre au focus',
        de: 'Geht zur nächsten Option der Liste, die sich beim Fokus öffnet',
      },
      on: '#Searched input:not([type=hidden])',
      finds: '#Searched input[aria-activedescendant]:focus',
    },
    {
      press: 'Escape',
      does: { pt: 'Fecha a lista', en: 'Closes the list', fr: 'Ferme la liste', de: 'Schließt die Liste' },
      finds: '#Searched input[aria-expanded=false]:focus',
    },
    {
      press: 'ArrowDown',
      does: {
        pt: 'Abre de novo a lista fechada',
        en: 'Opens the closed list again',
        fr: 'Rouvre la liste fermée',
        de: 'Öffnet die geschlossene Liste wieder',
      },
      finds: '#Searched input[aria-expanded=true]:focus',
    },
  ],
  props: [
    {
      name: 'searchable',
      type: 'boolean',
      says: {
        pt: 'Digitar filtra a lista.',
        en: 'Typing filters the list.',
        fr: 'La saisie filtre la liste.',
        de: 'Tippen filtert die Liste.',
      },
    },
    {
      name: 'filter',
      type: '({ options, search }) => options',
      says: {
        pt: 'O que se mostra para o que foi digitado; vindo do servidor, as opções já estão filtradas.',
        en: 'What is shown for what was typed; options of the server are filtered already.',
        fr: 'Ce qui est montré pour la saisie ; du serveur, les options arrivent déjà filtrées.',
        de: 'Was zum Getippten gezeigt wird; vom Server kommen die Optionen schon gefiltert.',
      },
    },
    {
      name: 'nothingFoundMessage',
      type: 'ReactNode',
      says: {
        pt: 'O que dizer enquanto carrega e quando não há nada.',
        en: 'What to say while loading and when there is nothing.',
        fr: 'Que dire pendant le chargement et quand il n’y a rien.',
        de: 'Was beim Laden und ohne Treffer dasteht.',
      },
    },
    {
      name: 'splitChars',
      type: 'string[]',
      says: {
        pt: 'Sinais que separam entradas livres ao digitar ou colar.',
        en: 'Marks that separate free entries when typing or pasting.',
        fr: 'Signes qui séparent les entrées libres à la saisie ou au collage.',
        de: 'Zeichen, die freie Einträge beim Tippen oder Einfügen trennen.',
      },
    },
  ],
};

export const samples: Samples = {
  Searched: {
    title: { pt: 'Uma, com busca', en: 'One, with a search', fr: 'Une, avec recherche', de: 'Eine, mit Suche' },
    says: {
      pt: 'Acha pelo nome ou pela sigla, sem acentos.',
      en: 'Found by name or abbreviation, without accents.',
      fr: 'Trouvée par le nom ou le sigle, sans accents.',
      de: 'Gefunden nach Name oder Kürzel, auch ohne Akzente.',
    },
    picture: true,
  },
  Many: {
    title: { pt: 'Várias', en: 'Several', fr: 'Plusieurs', de: 'Mehrere' },
    says: {
      pt: 'Nossa parte para filtros: Enter pega a melhor, e o que não existe fica à vista com um aviso.',
      en: 'Our own part for filters: Enter takes the best match, and what does not exist stays with a message.',
      fr: 'Notre élément pour les filtres : Entrée prend la meilleure ; ce qui n’existe pas reste, avec un message.',
      de: 'Unser Teil für Filter: Enter nimmt die beste, und was es nicht gibt, bleibt mit einem Hinweis stehen.',
    },
  },
  Free: {
    title: { pt: 'Entradas livres', en: 'Free entries', fr: 'Entrées libres', de: 'Freie Einträge' },
    says: {
      pt: 'Palavras da busca: Enter ou vírgula acrescenta; as usuais são sugeridas.',
      en: 'Search words: Enter or a comma adds one; usual ones are suggested.',
      fr: 'Mots de recherche : Entrée ou virgule ajoute ; les usuels sont suggérés.',
      de: 'Suchwörter: Enter oder ein Komma fügt hinzu; übliche werden vorgeschlagen.',
    },
  },
  FromServer: {
    title: { pt: 'Do servidor', en: 'From the server', fr: 'Du serveur', de: 'Vom Server' },
    says: {
      pt: 'As contas deste sistema; pergunta quando se para de digitar.',
      en: 'The accounts of this system; it asks when you stop typing.',
      fr: 'Les comptes de ce système ; la question part quand la saisie s’arrête.',
      de: 'Die Konten dieses Systems; gefragt wird, wenn das Tippen pausiert.',
    },
  },
};

const words = {
  state: { pt: 'Estado', en: 'State', fr: 'État', de: 'Bundesstaat' },
  procedures: { pt: 'Modalidades acompanhadas', en: 'Procedures to follow', fr: 'Procédures suivies', de: 'Beobachtete Verfahren' },
  words: { pt: 'Palavras da busca', en: 'Search words', fr: 'Mots de recherche', de: 'Suchwörter' },
  wordsHint: { pt: 'Até cinco.', en: 'Up to five.', fr: 'Jusqu’à cinq.', de: 'Bis zu fünf.' },
  paper: { pt: 'papel', en: 'paper', fr: 'papier', de: 'Papier' },
  toner: { pt: 'toner', en: 'toner', fr: 'toner', de: 'Toner' },
  desks: { pt: 'mesas', en: 'desks', fr: 'bureaux', de: 'Schreibtische' },
  chairs: { pt: 'cadeiras', en: 'chairs', fr: 'chaises', de: 'Stühle' },
  clear: { pt: 'Tirar todas as palavras', en: 'Remove all words', fr: 'Retirer tous les mots', de: 'Alle Wörter entfernen' },
  account: { pt: 'Conta', en: 'Account', fr: 'Compte', de: 'Konto' },
  hint: {
    pt: 'A lista mostra até vinte; digite parte do nome para achar as outras.',
    en: 'The list shows up to twenty; type part of the name to find the others.',
    fr: 'La liste en montre vingt au plus ; tapez une partie du nom pour trouver les autres.',
    de: 'Die Liste zeigt bis zu zwanzig; tippen Sie einen Teil des Namens, um die anderen zu finden.',
  },
  none: {
    pt: 'Nenhuma conta com este nome. Tente outra parte do nome.',
    en: 'No account of this name. Try another part of it.',
    fr: 'Aucun compte de ce nom. Essayez une autre partie du nom.',
    de: 'Kein Konto mit diesem Namen. Versuchen Sie einen anderen Teil.',
  },
};

const ufs = brazilStates.map(({ uf, name }) => ({ value: uf, label: `${uf} · ${name}` }));
/** Names of the law, the same in every language. */
const procedures = [
  { value: 'pregao', label: 'Pregão' },
  { value: 'concorrencia', label: 'Concorrência' },
  { value: 'concurso', label: 'Concurso' },
  { value: 'leilao', label: 'Leilão' },
  { value: 'dialogo', label: 'Diálogo competitivo' },
];
const calls = api('users', users);

/** The list itself scrolls, so that its keys scroll it. */
const scrolling = { withScrollArea: false, styles: { options: { maxHeight: 220, overflowY: 'auto' } } } as const;

export function Searched() {
  const t = useWords(words);
  const kit = useTexts('kit');
  return (
    <Select
      {...scrolling}
      label={t.state}
      data={ufs}
      defaultValue="MG"
      searchable
      allowDeselect={false}
      filter={({ search }) => bestMatches(ufs, search)}
      nothingFoundMessage={kit('table.empty')}
      maw={400}
    />
  );
}

export function Many() {
  const t = useWords(words);
  const [chosen, setChosen] = useState(['pregao']);
  return <MultiChoice label={t.procedures} data={procedures} value={chosen} onChange={setChosen} />;
}

export function Free() {
  const t = useWords(words);
  const [entries, setEntries] = useState([t.paper, t.toner]);
  return (
    <TagsInput
      label={t.words}
      description={t.wordsHint}
      data={[t.paper, t.toner, t.desks, t.chairs]}
      splitChars={[',', ';']}
      maxTags={5}
      clearable
      clearButtonProps={{ 'aria-label': t.clear }}
      value={entries}
      onChange={setEntries}
    />
  );
}

type Option = { value: string; label: string };

export function FromServer() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const [chosen, setChosen] = useState<Option | null>(null);
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), 300);
  const accounts = useQuery({
    ...calls.list.query({ query: { q: asked, perPage: 20, sort: 'fullName', order: 'asc' } }),
    placeholderData: keepPreviousData,
  });
  const found = (accounts.data?.users ?? []).map(({ id, fullName, username }) => ({
    value: String(id),
    label: `${fullName} (${username})`,
  }));
  const isFound = chosen === null || found.some(({ value }) => value === chosen.value);
  return (
    <Select
      {...scrolling}
      label={t.account}
      description={t.hint}
      data={isFound ? found : [...found, chosen]}
      searchable
      clearable
      value={chosen?.value ?? null}
      onChange={(_, option) => setChosen(option)}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={() => found}
      nothingFoundMessage={accounts.isFetching ? kit('loading') : t.none}
      error={accounts.isError && kit('failure.unreachableHint')}
      rightSection={accounts.isFetching ? <Loader size={16} aria-label={kit('loading')} /> : undefined}
      clearButtonProps={{ 'aria-label': kit('table.clearSearch') }}
      maw={520}
    />
  );
}

import { Checkbox, Group, SimpleGrid, Text } from '@mantine/core';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import card from '#kit/web/page/surface.module.css';
import cover from '#kit/web/text/coverLink.module.css';
import text from '#kit/web/text/text.module.css';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './list-group.module.css';

export const meta = {
  title: { pt: 'Lista em cartão', en: 'List group', fr: 'Liste en carte', de: 'Listengruppe' },
  words: 'lista itens linhas list rows items liste lignes Liste Zeilen Einträge checklist',
  old: ['/components/list-group'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/page/surface.module.css',
  use: {
    pt: 'Para poucas linhas do mesmo tipo num cartão, cada uma com uma ou duas informações.',
    en: 'For a few rows of one kind in a card, each with one or two facts.',
    fr: 'Pour quelques lignes de même nature dans une carte, chacune avec une ou deux informations.',
    de: 'Für wenige gleichartige Zeilen in einer Karte, jede mit ein oder zwei Angaben.',
  },
  avoid: {
    pt: 'Para muitas linhas, ou várias colunas a comparar e ordenar: use a tabela.',
    en: 'For many rows, or several columns to compare and sort: use the table.',
    fr: 'Pour beaucoup de lignes, ou plusieurs colonnes à comparer et trier : utilisez le tableau.',
    de: 'Für viele Zeilen oder mehrere Spalten zum Vergleichen und Sortieren: dafür gibt es die Tabelle.',
  },
  keys: [
    {
      press: 'Tab',
      does: { pt: 'Vai para a próxima linha', en: 'Goes to the next row', fr: 'Va à la ligne suivante', de: 'Geht zur nächsten Zeile' },
      on: '#Choosing [data-example] li:first-child button',
      finds: '#Choosing [data-example] li:nth-child(2) button:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Mostra os detalhes da linha',
        en: 'Shows the details of the row',
        fr: 'Montre les détails de la ligne',
        de: 'Zeigt die Einzelheiten der Zeile',
      },
      finds: '#Choosing [data-example] li:nth-child(2) button[aria-pressed=true]:focus',
    },
    {
      press: 'Space',
      does: { pt: 'Marca o documento', en: 'Checks the document', fr: 'Coche le document', de: 'Kreuzt das Dokument an' },
      on: '#Checklist [data-example] li:nth-child(2) input',
      finds: '#Checklist [data-example] li:nth-child(2) input:checked',
    },
  ],
  props: [
    {
      name: 'card.surface',
      type: 'surface.module.css',
      says: {
        pt: 'A moldura de um cartão, num ul: leitores de tela anunciam quantas linhas há.',
        en: 'The frame of a card, on a ul: screen readers announce how many rows there are.',
        fr: 'Le cadre d’une carte, sur un ul : les lecteurs d’écran annoncent le nombre de lignes.',
        de: 'Der Rahmen einer Karte, an einem ul: Screenreader nennen die Zahl der Zeilen.',
      },
    },
    {
      name: 'cover.covered, cover.cover',
      type: 'coverLink.module.css',
      says: {
        pt: 'A linha inteira é o link, mas só as palavras dele são lidas.',
        en: 'The whole row is the link, but its words alone are read.',
        fr: 'Toute la ligne est le lien, mais seuls ses mots sont lus.',
        de: 'Die ganze Zeile ist der Link, doch nur seine Wörter werden vorgelesen.',
      },
    },
  ],
};

export const samples: Samples = {
  Facts: {
    title: { pt: 'Informações', en: 'Facts', fr: 'Informations', de: 'Angaben' },
    says: {
      pt: 'O nome no início, o número no fim, com algarismos de mesma largura.',
      en: 'The name first, the figure last, in digits of equal width.',
      fr: 'Le nom au début, le montant à la fin, en chiffres de même largeur.',
      de: 'Der Name am Anfang, die Zahl am Ende, mit Ziffern gleicher Breite.',
    },
    picture: true,
  },
  Links: {
    title: { pt: 'Links', en: 'Links', fr: 'Liens', de: 'Links' },
    says: {
      pt: 'A linha toda leva ao lugar que seu nome diz; o resto dela não é link.',
      en: 'The whole row leads where its name says; the rest of it is no link.',
      fr: 'Toute la ligne mène là où son nom l’indique ; le reste n’est pas un lien.',
      de: 'Die ganze Zeile führt dorthin, was ihr Name sagt; der Rest ist kein Link.',
    },
  },
  Choosing: {
    title: { pt: 'Escolher uma linha', en: 'Choosing a row', fr: 'Choisir une ligne', de: 'Eine Zeile wählen' },
    says: {
      pt: 'Ao lado da lista aparecem os detalhes da linha escolhida, que tem também um sinal.',
      en: 'Beside the list are the details of the chosen row, which also has a sign.',
      fr: 'À côté de la liste apparaissent les détails de la ligne choisie, qui a aussi un signe.',
      de: 'Neben der Liste stehen die Einzelheiten der gewählten Zeile, die auch ein Zeichen hat.',
    },
  },
  Checklist: {
    title: { pt: 'Lista de verificação', en: 'Checklist', fr: 'Liste de contrôle', de: 'Checkliste' },
    says: {
      pt: 'O que falta entregar; as marcas ficam só neste exemplo.',
      en: 'What is still to be handed in; the checks stay in this example.',
      fr: 'Ce qu’il reste à remettre ; les coches ne valent que dans cet exemple.',
      de: 'Was noch einzureichen ist; die Häkchen gelten nur in diesem Beispiel.',
    },
  },
};

const lots = [
  { id: 'paper', value: 84_000, bids: 7 },
  { id: 'ink', value: 40_500, bids: 3 },
  { id: 'chairs', value: 19_800, bids: 0 },
] as const;

const documents = ['register', 'taxes', 'labour'] as const;

const words = {
  lots: { pt: 'Lotes', en: 'Lots', fr: 'Lots', de: 'Lose' },
  paper: { pt: 'Papel sulfite A4', en: 'A4 copy paper', fr: 'Papier A4', de: 'A4-Kopierpapier' },
  ink: { pt: 'Cartuchos de tinta', en: 'Ink cartridges', fr: 'Cartouches d’encre', de: 'Tintenpatronen' },
  chairs: { pt: 'Cadeiras escolares', en: 'School chairs', fr: 'Chaises d’école', de: 'Schulstühle' },
  bids: { pt: 'Propostas:', en: 'Proposals:', fr: 'Propositions :', de: 'Angebote:' },
  estimated: { pt: 'Valor estimado:', en: 'Estimated value:', fr: 'Montant estimé :', de: 'Schätzwert:' },
  notices: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  noticesHint: { pt: 'Tudo o que foi publicado', en: 'Everything published', fr: 'Tout ce qui est publié', de: 'Alles Veröffentlichte' },
  saved: { pt: 'Buscas salvas', en: 'Saved searches', fr: 'Recherches enregistrées', de: 'Gespeicherte Suchen' },
  savedHint: { pt: 'Com aviso por e-mail', en: 'With email alerts', fr: 'Avec alerte par e-mail', de: 'Mit Meldung per E-Mail' },
  documents: { pt: 'Documentos de habilitação', en: 'Qualification documents', fr: 'Documents de qualification', de: 'Eignungsnachweise' },
  register: { pt: 'Contrato social', en: 'Articles of association', fr: 'Statuts', de: 'Gesellschaftsvertrag' },
  taxes: {
    pt: 'Certidão de tributos federais',
    en: 'Federal tax certificate',
    fr: 'Attestation fiscale fédérale',
    de: 'Bundessteuerbescheinigung',
  },
  labour: {
    pt: 'Certidão de débitos trabalhistas',
    en: 'Labour debt certificate',
    fr: 'Attestation de dettes sociales',
    de: 'Bescheinigung über Lohnschulden',
  },
  left: { pt: 'Faltam:', en: 'Missing:', fr: 'Manquent :', de: 'Es fehlen:' },
  complete: { pt: 'Tudo entregue.', en: 'Everything handed in.', fr: 'Tout est remis.', de: 'Alles eingereicht.' },
};

export function Facts() {
  const t = useWords(words);
  const format = useFormat();
  return (
    <ul className={`${card.surface} ${classes.list}`} aria-label={t.lots}>
      {lots.map(({ id, value }) => (
        <li key={id}>
          <Group justify="space-between" gap="0 16px">
            <span>{t[id]}</span>
            <span style={{ fontVariantNumeric: 'tabular-nums' }}>{format.money(value)}</span>
          </Group>
        </li>
      ))}
    </ul>
  );
}

export function Links() {
  const t = useWords(words);
  return (
    <ul className={`${card.surface} ${classes.list}`}>
      <li className={`${cover.covered} ${classes.linked}`}>
        <Link to="/apps/invoice/list" className={cover.cover}>
          {t.notices}
        </Link>
        <span className={text.second}>{t.noticesHint}</span>
        <IconChevronRight size={18} aria-hidden />
      </li>
      <li className={`${cover.covered} ${classes.linked}`}>
        <Link to="/buscas-salvas" className={cover.cover}>
          {t.saved}
        </Link>
        <span className={text.second}>{t.savedHint}</span>
        <IconChevronRight size={18} aria-hidden />
      </li>
    </ul>
  );
}

export function Choosing() {
  const t = useWords(words);
  const format = useFormat();
  const [chosen, setChosen] = useState<(typeof lots)[number]>(lots[0]);
  return (
    <SimpleGrid minColWidth="260px" autoFlow="auto-fit" spacing="md">
      <ul className={`${card.surface} ${classes.list}`} aria-label={t.lots}>
        {lots.map((lot) => (
          <li key={lot.id} className={classes.whole}>
            <button type="button" className={classes.choice} aria-pressed={lot === chosen} onClick={() => setChosen(lot)}>
              {t[lot.id]}
              {lot === chosen && <IconCheck size={18} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        <Text fw={650}>{t[chosen.id]}</Text>
        <Text>
          {t.estimated} {format.money(chosen.value)}
        </Text>
        <Text>
          {t.bids} {chosen.bids}
        </Text>
      </div>
    </SimpleGrid>
  );
}

export function Checklist() {
  const t = useWords(words);
  const [done, setDone] = useState<readonly string[]>(['register']);
  const left = documents.length - done.length;
  return (
    <>
      <ul className={`${card.surface} ${classes.list}`} aria-label={t.documents}>
        {documents.map((id) => (
          <li key={id}>
            <Checkbox
              label={t[id]}
              checked={done.includes(id)}
              onChange={(event) => setDone(event.currentTarget.checked ? [...done, id] : done.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
      <Text size="sm" mt="xs" role="status">
        {left > 0 ? `${t.left} ${left}` : t.complete}
      </Text>
    </>
  );
}

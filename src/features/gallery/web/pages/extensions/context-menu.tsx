import { ActionIcon, Badge, Menu, Text } from '@mantine/core';
import { IconCopy, IconDots, IconExternalLink, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './context-menu.module.css';

export const meta = {
  title: { pt: 'Menu de contexto', en: 'Context menu', fr: 'Menu contextuel', de: 'Kontextmenü' },
  words: 'botão direito right click clic droit Rechtsklick contextmenu ações actions Aktionen',
  old: ['/extensions/context-menu'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Como atalho para quem trabalha muito numa lista: as ações da linha sem procurar o botão dela.',
    en: 'As a shortcut for those who work in a list a lot: the actions of a row without looking for its button.',
    fr: 'Comme raccourci pour qui travaille beaucoup dans une liste : les actions de la ligne sans chercher son bouton.',
    de: 'Als Abkürzung für alle, die viel in einer Liste arbeiten: die Aktionen einer Zeile, ohne ihre Schaltfläche zu suchen.',
  },
  avoid: {
    pt: 'Como único caminho: ninguém o vê, e no celular poucos o acham. As mesmas ações ficam num botão; para esse, veja o menu.',
    en: 'As the only way: nobody sees it, and few find it on a phone. The same actions are on a button; for that, see the dropdown.',
    fr: 'Comme seul chemin : personne ne le voit, et peu le trouvent sur téléphone. Les mêmes actions sont sur un bouton ; pour lui, voir le menu.',
    de: 'Als einziger Weg: Niemand sieht es, und auf dem Handy finden es wenige. Dieselben Aktionen hat eine Schaltfläche; dafür das Menü.',
  },
  keys: [
    {
      press: 'Shift+F10',
      does: {
        pt: 'Abre o menu do que tem o foco, como a tecla de menu',
        en: 'Opens the menu of what has the focus, as the menu key does',
        fr: 'Ouvre le menu de ce qui a le focus, comme la touche de menu',
        de: 'Öffnet das Menü dessen, was den Fokus hat, wie die Menütaste',
      },
      on: '#Rows [data-example] li:first-child a',
      finds: '[role=menu] [role=menuitem]:focus',
    },
    {
      press: 'ArrowDown',
      does: { pt: 'Vai à próxima ação', en: 'Goes to the next action', fr: 'Va à l’action suivante', de: 'Geht zur nächsten Aktion' },
      finds: '[role=menu] [role=menuitem]:nth-child(2):focus',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Fecha e devolve o foco à linha',
        en: 'Closes and gives the focus back to the row',
        fr: 'Ferme et rend le focus à la ligne',
        de: 'Schließt und gibt der Zeile den Fokus zurück',
      },
      finds: '#Rows [data-example] li:first-child a:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'No botão da linha, abre as mesmas ações',
        en: 'On the button of the row, opens the same actions',
        fr: 'Sur le bouton de la ligne, ouvre les mêmes actions',
        de: 'Auf der Schaltfläche der Zeile: öffnet dieselben Aktionen',
      },
      on: '#Rows [data-example] li:first-child button',
      finds: '[role=menu] [role=menuitem]:focus',
    },
    {
      press: 'End',
      does: { pt: 'Vai à última ação', en: 'Goes to the last action', fr: 'Va à la dernière action', de: 'Geht zur letzten Aktion' },
      finds: '[role=menu] [role=menuitem]:last-child:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Remove a linha; o foco vai para a vizinha',
        en: 'Removes the row; the focus moves to its neighbour',
        fr: 'Retire la ligne ; le focus passe à sa voisine',
        de: 'Entfernt die Zeile; der Fokus geht zur nächsten',
      },
      finds: '#Rows ul:not(:has(li:nth-child(3))) li:first-child button:focus',
    },
  ],
  props: [
    {
      name: 'Menu.ContextMenu',
      type: 'children: ReactElement',
      says: {
        pt: 'O elemento em que o menu se abre: por clique direito, toque longo, Shift+F10 ou a tecla de menu.',
        en: 'The element on which the menu opens: by right-click, long touch, Shift+F10 or the menu key.',
        fr: 'L’élément sur lequel le menu s’ouvre : clic droit, appui long, Maj+F10 ou touche de menu.',
        de: 'Das Element, auf dem sich das Menü öffnet: per Rechtsklick, langem Druck, Umschalt+F10 oder Menütaste.',
      },
    },
    {
      name: 'disabled',
      type: 'boolean',
      says: {
        pt: 'Deixa o menu do navegador, por exemplo sobre um texto que se copia.',
        en: 'Leaves the browser’s own menu, for example on a text to copy.',
        fr: 'Laisse le menu du navigateur, par exemple sur un texte à copier.',
        de: 'Lässt das Menü des Browsers, etwa auf einem Text zum Kopieren.',
      },
    },
    {
      name: 'longPressDelay',
      type: 'number',
      says: {
        pt: 'Quantos milissegundos o dedo precisa ficar.',
        en: 'How many milliseconds the finger has to stay.',
        fr: 'Combien de millisecondes le doigt doit rester.',
        de: 'Wie viele Millisekunden der Finger bleiben muss.',
      },
    },
  ],
};

export const samples: Samples = {
  Rows: {
    title: { pt: 'Linhas de uma lista', en: 'Rows of a list', fr: 'Lignes d’une liste', de: 'Zeilen einer Liste' },
    says: {
      pt: 'O botão de cada linha e o clique direito abrem as mesmas ações. As mudanças ficam neste exemplo.',
      en: 'The button of each row and the right-click open the same actions. The changes stay in this example.',
      fr: 'Le bouton de chaque ligne et le clic droit ouvrent les mêmes actions. Les changements restent dans cet exemple.',
      de: 'Die Schaltfläche jeder Zeile und der Rechtsklick öffnen dieselben Aktionen. Die Änderungen bleiben in diesem Beispiel.',
    },
  },
  Surface: {
    title: { pt: 'Sobre uma área', en: 'On a surface', fr: 'Sur une surface', de: 'Auf einer Fläche' },
    says: {
      pt: 'Onde o lugar do clique importa: a nota nasce ali. Por teclado, nasce no meio.',
      en: 'Where the place of the click matters: the note appears there. By keyboard, in the middle.',
      fr: 'Quand le lieu du clic importe : la note y apparaît. Au clavier, au milieu.',
      de: 'Wo der Ort des Klicks zählt: Die Notiz entsteht dort. Mit der Tastatur in der Mitte.',
    },
  },
};

const words = {
  list: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  follow: { pt: 'Acompanhar', en: 'Follow', fr: 'Suivre', de: 'Verfolgen' },
  unfollow: { pt: 'Deixar de acompanhar', en: 'Stop following', fr: 'Ne plus suivre', de: 'Nicht mehr verfolgen' },
  followed: { pt: 'Acompanhada', en: 'Followed', fr: 'Suivi', de: 'Verfolgt' },
  copy: { pt: 'Copiar o número', en: 'Copy the number', fr: 'Copier le numéro', de: 'Nummer kopieren' },
  copied: { pt: 'Número copiado.', en: 'Number copied.', fr: 'Numéro copié.', de: 'Nummer kopiert.' },
  open: { pt: 'Abrir a lista', en: 'Open the list', fr: 'Ouvrir la liste', de: 'Liste öffnen' },
  removed: { pt: 'Linha removida.', en: 'Row removed.', fr: 'Ligne retirée.', de: 'Zeile entfernt.' },
  paper: { pt: 'papel sulfite', en: 'copy paper', fr: 'papier', de: 'Kopierpapier' },
  cleaning: { pt: 'limpeza predial', en: 'cleaning of buildings', fr: 'nettoyage', de: 'Gebäudereinigung' },
  chairs: { pt: 'cadeiras escolares', en: 'school chairs', fr: 'chaises d’école', de: 'Schulstühle' },
  surface: {
    pt: 'Planta do depósito: clique com o botão direito para anotar',
    en: 'Plan of the warehouse: right-click to add a note',
    fr: 'Plan de l’entrepôt : clic droit pour annoter',
    de: 'Plan des Lagers: Rechtsklick für eine Notiz',
  },
  note: { pt: 'Anotar aqui', en: 'Add a note here', fr: 'Annoter ici', de: 'Hier notieren' },
  noted: { pt: 'Conferir', en: 'To check', fr: 'À vérifier', de: 'Zu prüfen' },
  clear: { pt: 'Apagar as notas', en: 'Remove the notes', fr: 'Effacer les notes', de: 'Notizen löschen' },
  cleared: { pt: 'Notas apagadas.', en: 'Notes removed.', fr: 'Notes effacées.', de: 'Notizen gelöscht.' },
};

type Row = { number: string; name: 'paper' | 'cleaning' | 'chairs'; isFollowed: boolean };
const start: readonly Row[] = [
  { number: '12/2026', name: 'paper', isFollowed: false },
  { number: '18/2026', name: 'cleaning', isFollowed: true },
  { number: '31/2026', name: 'chairs', isFollowed: false },
];

export function Rows() {
  const t = useWords(words);
  const common = useTexts('common');
  const [rows, setRows] = useState(start);
  const list = useRef<HTMLUListElement>(null);
  const follow = ({ number }: Row) => setRows(rows.map((row) => (row.number === number ? { ...row, isFollowed: !row.isFollowed } : row)));
  const remove = (row: Row) => {
    const place = rows.indexOf(row);
    focusNeighbour(list.current?.children[place] ?? null, 'button');
    setRows((now) => now.filter((one) => one !== row));
    toast.undo(t.removed, () => setRows((now) => now.toSpliced(place, 0, row)));
  };
  const actionsOf = (row: Row) => (
    <Menu.Dropdown>
      <Menu.Item
        leftSection={row.isFollowed ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
        onClick={() => follow(row)}
      >
        {row.isFollowed ? t.unfollow : t.follow}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => copyText(row.number, t.copied)}>
        {t.copy}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconExternalLink size={16} aria-hidden />}
        renderRoot={(props) => <Link to="/apps/invoice/list" {...props} />}
      >
        {t.open}
      </Menu.Item>
      <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => remove(row)}>
        {common('word.remove')}
      </Menu.Item>
    </Menu.Dropdown>
  );
  return (
    <ul ref={list} className={classes.rows} aria-label={t.list} data-home tabIndex={-1}>
      {rows.map((row) => (
        <Menu key={row.number}>
          <Menu.ContextMenu>
            <li className={classes.row}>
              <Link to="/apps/invoice/list">
                {row.number}, {t[row.name]}
              </Link>
              {row.isFollowed && (
                <Badge variant="light" flex="none">
                  {t.followed}
                </Badge>
              )}
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon size={44} color="gray" ms="auto" flex="none" aria-label={`${common('detail.more')}: ${row.number}`}>
                    <IconDots size={20} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                {actionsOf(row)}
              </Menu>
            </li>
          </Menu.ContextMenu>
          {actionsOf(row)}
        </Menu>
      ))}
    </ul>
  );
}

type Note = { x: number; y: number };

export function Surface() {
  const t = useWords(words);
  const [at, setAt] = useState<Note>({ x: 50, y: 50 });
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const clear = () => {
    setNotes([]);
    toast.undo(t.cleared, () => setNotes((added) => [...notes, ...added]));
  };
  return (
    <Menu>
      <Menu.ContextMenu>
        {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
        <div
          className={classes.board}
          role="group"
          aria-label={t.surface}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the menu key needs a place to be pressed
          tabIndex={0}
          onContextMenu={({ clientX, clientY, currentTarget }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            setAt({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
          }}
        >
          <Text size="sm" c="dimmed" p="md">
            {t.surface}
          </Text>
          {notes.map(({ x, y }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: notes are only added
              key={index}
              className={classes.note}
              style={{ insetBlockStart: `${Math.min(y, 80)}%`, left: `${Math.min(x, 72)}%` }}
            >
              {index + 1}. {t.noted}
            </span>
          ))}
        </div>
      </Menu.ContextMenu>
      <Menu.Dropdown>
        <Menu.Item onClick={() => setNotes((before) => [...before, at])}>{t.note}</Menu.Item>
        <Menu.Item disabled={notes.length === 0} onClick={clear}>
          {t.clear}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

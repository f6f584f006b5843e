import { ActionIcon, Badge, Button, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconFileText, IconStar, IconStarFilled, IconTags, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { copyText } from '#kit/web/text/copyText.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Menu suspenso', en: 'Dropdown', fr: 'Menu déroulant', de: 'Aufklappmenü' },
  words: 'menu submenu opções ações actions options sous-menu Untermenü Aktionen popup',
  old: ['/components/dropdowns', '/components/dropdown'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/popup/AnchoredMenu.tsx',
  use: {
    pt: 'Para as ações menos frequentes de uma linha ou tela, atrás de um botão com nome.',
    en: 'For the less frequent actions of a row or screen, behind a button with a name.',
    fr: 'Pour les actions moins fréquentes d’une ligne ou d’une page, derrière un bouton nommé.',
    de: 'Für die selteneren Aktionen einer Zeile oder Seite, hinter einer benannten Schaltfläche.',
  },
  avoid: {
    pt: 'Para escolher o valor de um campo: use a seleção. Para textos ou campos dentro: use o balão.',
    en: 'To choose the value of a field: use the select. For texts or fields inside: use the popover.',
    fr: 'Pour choisir la valeur d’un champ : la liste de choix. Pour des textes ou des champs : la bulle.',
    de: 'Um den Wert eines Feldes zu wählen: die Auswahl. Für Texte oder Felder darin: das Popover.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Abre o menu', en: 'Opens the menu', fr: 'Ouvre le menu', de: 'Öffnet das Menü' },
      on: '#OfRow [data-example] button[aria-haspopup]',
      finds: '[role=menu] [role=menuitem]:first-child:focus',
    },
    {
      press: 'ArrowDown',
      does: { pt: 'Vai para a próxima ação', en: 'Goes to the next action', fr: 'Va à l’action suivante', de: 'Geht zur nächsten Aktion' },
      finds: '[role=menu] [role=menuitem]:nth-child(2):focus',
    },
    {
      press: 'End',
      does: { pt: 'Vai para a última', en: 'Goes to the last one', fr: 'Va à la dernière', de: 'Geht zur letzten' },
      finds: '[role=menu] [role=menuitem]:last-child:focus',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Fecha o menu e volta ao botão',
        en: 'Closes the menu and returns to the button',
        fr: 'Ferme le menu et revient au bouton',
        de: 'Schließt das Menü und kehrt zur Schaltfläche zurück',
      },
      finds: '#OfRow [data-example] button[aria-haspopup][aria-expanded=false]:focus',
    },
  ],
  props: [
    {
      name: 'opens',
      type: "'menu' | 'dialog'",
      says: {
        pt: 'De Opener: o que o botão anuncia que vai abrir.',
        en: 'Of Opener: what the button announces that it opens.',
        fr: 'D’Opener : ce que le bouton annonce ouvrir.',
        de: 'Von Opener: was die Schaltfläche zu öffnen ankündigt.',
      },
    },
    {
      name: 'fetch',
      type: '() => Promise<unknown>',
      says: {
        pt: 'De Opener: busca o código do menu quando o mouse ou o foco chega perto.',
        en: 'Of Opener: fetches the code of the menu when the pointer or the focus comes near.',
        fr: 'D’Opener : charge le code du menu quand la souris ou le focus approche.',
        de: 'Von Opener: holt den Code des Menüs, wenn Zeiger oder Fokus näher kommen.',
      },
    },
    {
      name: 'panel',
      type: '(anchor) => ReactNode',
      says: {
        pt: 'De Opener: o AnchoredMenu com as ações, preso ao botão.',
        en: 'Of Opener: the AnchoredMenu with the actions, tied to the button.',
        fr: 'D’Opener : l’AnchoredMenu avec les actions, attaché au bouton.',
        de: 'Von Opener: das AnchoredMenu mit den Aktionen, an die Schaltfläche gebunden.',
      },
    },
    {
      name: 'position',
      type: 'FloatingPosition',
      says: {
        pt: 'Onde o menu abre; sem espaço ali, ele abre do outro lado.',
        en: 'Where the menu opens; without room there, it opens on the other side.',
        fr: 'Où le menu s’ouvre ; sans place, il s’ouvre de l’autre côté.',
        de: 'Wo sich das Menü öffnet; ist dort kein Platz, auf der anderen Seite.',
      },
    },
  ],
};

export const samples: Samples = {
  OfRow: {
    title: { pt: 'De uma linha', en: 'Of a row', fr: 'D’une ligne', de: 'Einer Zeile' },
    says: {
      pt: 'O que leva a outra tela é um link também aqui; a ação destrutiva fica por último. Elas mudam só este exemplo.',
      en: 'What leads to another screen is a link here too; the destructive action comes last. They change this example alone.',
      fr: 'Ce qui mène à une autre page est un lien ici aussi ; l’action destructrice vient en dernier. Elles ne changent que cet exemple.',
      de: 'Was zu einer anderen Seite führt, ist auch hier ein Link; die destruktive Aktion steht zuletzt. Sie ändern nur dieses Beispiel.',
    },
  },
  Choices: {
    title: { pt: 'Escolhas', en: 'Choices', fr: 'Choix', de: 'Auswahl' },
    says: {
      pt: 'Um menu que fica aberto enquanto se marca; o que está marcado vale na hora.',
      en: 'A menu that stays open while choosing; what is checked applies at once.',
      fr: 'Un menu qui reste ouvert pendant le choix ; ce qui est coché s’applique aussitôt.',
      de: 'Ein Menü, das beim Ankreuzen offen bleibt; Angekreuztes gilt sofort.',
    },
  },
  WithSubmenu: {
    title: { pt: 'Com submenu', en: 'With a submenu', fr: 'Avec un sous-menu', de: 'Mit Untermenü' },
    says: {
      pt: 'Um nível a mais, só quando a lista seria longa demais; nunca dois.',
      en: 'One more level, only where the list would be too long; never two.',
      fr: 'Un niveau de plus, seulement si la liste serait trop longue ; jamais deux.',
      de: 'Eine Ebene mehr, nur wenn die Liste sonst zu lang wäre; nie zwei.',
    },
  },
};

const words = {
  notice: {
    pt: 'Pregão 12/2026, papel sulfite',
    en: 'Auction 12/2026, copy paper',
    fr: 'Enchère 12/2026, papier',
    de: 'Auktion 12/2026, Kopierpapier',
  },
  follow: { pt: 'Acompanhar', en: 'Follow', fr: 'Suivre', de: 'Verfolgen' },
  unfollow: { pt: 'Deixar de acompanhar', en: 'Stop following', fr: 'Ne plus suivre', de: 'Nicht mehr verfolgen' },
  followed: { pt: 'Acompanhada', en: 'Followed', fr: 'Suivi', de: 'Verfolgt' },
  removed: { pt: 'Linha removida.', en: 'Row removed.', fr: 'Ligne retirée.', de: 'Zeile entfernt.' },
  columns: { pt: 'Colunas à vista', en: 'Visible columns', fr: 'Colonnes affichées', de: 'Sichtbare Spalten' },
  body: { pt: 'Órgão', en: 'Body', fr: 'Organisme', de: 'Stelle' },
  deadline: { pt: 'Prazo', en: 'Deadline', fr: 'Échéance', de: 'Frist' },
  value: { pt: 'Valor', en: 'Value', fr: 'Montant', de: 'Wert' },
  order: { pt: 'Ordem', en: 'Order', fr: 'Ordre', de: 'Reihenfolge' },
  view: { pt: 'Exibição', en: 'View', fr: 'Affichage', de: 'Ansicht' },
  label: { pt: 'Etiquetar', en: 'Label', fr: 'Étiqueter', de: 'Etikettieren' },
  urgent: { pt: 'Urgente', en: 'Urgent', fr: 'Urgent', de: 'Dringend' },
  school: { pt: 'Escolas', en: 'Schools', fr: 'Écoles', de: 'Schulen' },
  noLabel: { pt: 'Sem etiqueta', en: 'No label', fr: 'Sans étiquette', de: 'Ohne Etikett' },
  number: { pt: 'Copiar o número', en: 'Copy the number', fr: 'Copier le numéro', de: 'Nummer kopieren' },
  numberCopied: { pt: 'Número copiado.', en: 'Number copied.', fr: 'Numéro copié.', de: 'Nummer kopiert.' },
  notices: { pt: 'Ver as licitações', en: 'See the notices', fr: 'Voir les appels d’offres', de: 'Zu den Ausschreibungen' },
};

const fetchMenu = () => import('#kit/web/popup/AnchoredMenu.tsx');
const AnchoredMenu = lazy(async () => ({ default: (await fetchMenu()).AnchoredMenu }));

export function OfRow() {
  const t = useWords(words);
  const common = useTexts('common');
  const [row, setRow] = useState({ isFollowed: false, isRemoved: false });
  const remove = () => {
    setRow({ ...row, isRemoved: true });
    toast.undo(t.removed, () => setRow(row));
  };
  if (row.isRemoved) return <Text c="dimmed">{t.removed}</Text>;
  return (
    <Group justify="space-between" wrap="nowrap" maw={560}>
      <Group gap="xs">
        <Text>{t.notice}</Text>
        {row.isFollowed && <Badge variant="light">{t.followed}</Badge>}
      </Group>
      <Opener
        opens="menu"
        fetch={fetchMenu}
        panel={(anchor) => (
          <AnchoredMenu anchor={anchor}>
            <Menu.Item
              leftSection={row.isFollowed ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
              onClick={() => setRow({ ...row, isFollowed: !row.isFollowed })}
            >
              {row.isFollowed ? t.unfollow : t.follow}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFileText size={16} aria-hidden />}
              renderRoot={(props) => <Link to="/apps/invoice/list" {...props} />}
            >
              {t.notices}
            </Menu.Item>
            <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
              {common('word.remove')}
            </Menu.Item>
          </AnchoredMenu>
        )}
      >
        <ActionIcon size={44} color="gray" aria-label={common('detail.more')} data-hint={common('detail.more')}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Opener>
    </Group>
  );
}

const columns = ['body', 'deadline', 'value'] as const;

export function Choices() {
  const t = useWords(words);
  const [shown, setShown] = useState(['body', 'deadline']);
  const [order, setOrder] = useState<(typeof columns)[number]>('deadline');
  return (
    <Group gap="8px 16px">
      <Menu position="bottom-start" closeOnItemClick={false}>
        <Menu.Target>
          <Button variant="default">{t.view}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t.columns}</Menu.Label>
          <Menu.CheckboxGroup value={shown} onChange={setShown}>
            {columns.map((column) => (
              <Menu.CheckboxItem key={column} value={column}>
                {t[column]}
              </Menu.CheckboxItem>
            ))}
          </Menu.CheckboxGroup>
          <Menu.Divider />
          <Menu.Label>{t.order}</Menu.Label>
          <Menu.RadioGroup value={order} onChange={(value) => setOrder(columns.find((column) => column === value) ?? order)}>
            {columns.map((column) => (
              <Menu.RadioItem key={column} value={column}>
                {t[column]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <Text role="status">
        {columns
          .filter((column) => shown.includes(column))
          .map((column) => t[column])
          .join(', ')}
        . {t.order}: {t[order]}.
      </Text>
    </Group>
  );
}

export function WithSubmenu() {
  const t = useWords(words);
  const common = useTexts('common');
  const [label, setLabel] = useState(t.noLabel);
  return (
    <Group gap="8px 16px">
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default">{common('word.actions')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<IconTags size={16} aria-hidden />}>{t.label}</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              {[t.urgent, t.school, t.noLabel].map((name) => (
                <Menu.Item key={name} onClick={() => setLabel(name)}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
          <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => copyText('12/2026', t.numberCopied)}>
            {t.number}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Text role="status">{label}</Text>
    </Group>
  );
}

import { ActionIcon, Button, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { looksLikeEmail } from '#kit/web/form/email.ts';
import { focusFirst } from '#kit/web/form/faults.ts';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SortList } from '#kit/web/order/SortList.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './repeater.module.css';

export const meta = {
  title: { pt: 'Lista de campos', en: 'Repeated fields', fr: 'Champs répétés', de: 'Wiederholte Felder' },
  words: 'repeater repetidor linhas itens rows items add remove reorder total lignes articles Zeilen Positionen hinzufügen',
  old: ['/forms/form-repeater', '/forms/repeater'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/order/SortList.tsx',
  use: {
    pt: 'Quando não se sabe quantas vezes os mesmos campos são precisos: itens de uma proposta, contatos.',
    en: 'When nobody knows how often the same fields are needed: items of a proposal, contacts.',
    fr: 'Quand on ignore combien de fois les mêmes champs serviront : articles, contacts.',
    de: 'Wenn unklar ist, wie oft dieselben Felder gebraucht werden: Positionen, Kontakte.',
  },
  avoid: {
    pt: 'Para mais de vinte linhas: ofereça uma planilha para enviar. Para palavras soltas, use entradas livres da seleção.',
    en: 'For more than twenty rows: let people upload a sheet. For single words use the free entries of the select.',
    fr: 'Au-delà de vingt lignes : proposez l’envoi d’un tableur. Pour des mots isolés, les entrées libres de la liste de choix.',
    de: 'Für mehr als zwanzig Zeilen: eine Tabelle hochladen lassen. Für einzelne Wörter die freien Einträge der Auswahl.',
  },
  keys: [
    {
      press: 'ArrowDown',
      does: {
        pt: 'Na alça: leva a linha para baixo',
        en: 'On the handle: moves the row down',
        fr: 'Sur la poignée : descend la ligne',
        de: 'Am Griff: rückt die Zeile nach unten',
      },
      on: '#Items [data-handle="1"]',
      finds: '#Items li:nth-child(2) [data-handle="1"]:focus',
    },
    {
      press: 'ArrowUp',
      does: {
        pt: 'Na alça: leva a linha para cima',
        en: 'On the handle: moves the row up',
        fr: 'Sur la poignée : monte la ligne',
        de: 'Am Griff: rückt die Zeile nach oben',
      },
      finds: '#Items li:nth-child(1) [data-handle="1"]:focus',
    },
  ],
  props: [
    {
      name: 'items, order',
      type: 'Item[], (ids: number[]) => Promise',
      says: {
        pt: 'As linhas, cada uma com um id, e como guardar a nova ordem.',
        en: 'The rows, each with an id, and how to save a new order.',
        fr: 'Les lignes, chacune avec un id, et comment garder l’ordre.',
        de: 'Die Zeilen, jede mit einer id, und wie die neue Reihenfolge gespeichert wird.',
      },
    },
    {
      name: 'words',
      type: '{ handle, moved }',
      says: {
        pt: 'O nome da alça de cada linha e o que se ouve quando ela muda de lugar.',
        en: 'The name of the handle of each row and what is read out when it moves.',
        fr: 'Le nom de la poignée et ce qui est lu quand la ligne bouge.',
        de: 'Der Name des Griffs und was beim Verschieben vorgelesen wird.',
      },
    },
    {
      name: 'insertListItem, removeListItem',
      type: '(path, …) => void',
      says: {
        pt: 'De @mantine/form: acrescenta e tira linhas sem perder os erros das outras.',
        en: 'Of @mantine/form: adds and removes rows without losing the errors of the others.',
        fr: 'De @mantine/form : ajoute et retire des lignes sans perdre les erreurs des autres.',
        de: 'Aus @mantine/form: fügt Zeilen hinzu und entfernt sie, ohne die Fehler der anderen zu verlieren.',
      },
    },
  ],
};

export const samples: Samples = {
  Items: {
    title: { pt: 'Itens com total', en: 'Items with a total', fr: 'Articles avec total', de: 'Positionen mit Summe' },
    says: {
      pt: 'A alça muda a ordem, por ponteiro ou setas; tirar pode ser desfeito. As linhas ficam só nesta página.',
      en: 'The handle changes the order, by pointer or arrow keys; removing can be undone. The rows stay on this page.',
      fr: 'La poignée change l’ordre, au pointeur ou aux flèches ; un retrait s’annule. Les lignes restent sur cette page.',
      de: 'Der Griff ändert die Reihenfolge, mit Zeiger oder Pfeiltasten; Entfernen lässt sich zurücknehmen. Die Zeilen bleiben auf dieser Seite.',
    },
  },
  Contacts: {
    title: { pt: 'De um a quatro, conferidos', en: 'One to four, checked', fr: 'De un à quatre, vérifiés', de: 'Eine bis vier, geprüft' },
    says: {
      pt: 'Sempre resta uma linha; um e-mail repetido é acusado na segunda. Aqui o envio só avisa.',
      en: 'One row always remains; a repeated address is marked at the second. Sending here only tells you so.',
      fr: 'Une ligne reste toujours ; une adresse répétée est signalée à la seconde. Ici, l’envoi ne fait qu’un message.',
      de: 'Eine Zeile bleibt immer; eine doppelte Adresse wird bei der zweiten gemeldet. Hier meldet es sich nur.',
    },
  },
};

const words = {
  items: { pt: 'Itens da proposta', en: 'Items of the proposal', fr: 'Articles de la proposition', de: 'Positionen des Angebots' },
  item: { pt: 'Item', en: 'Item', fr: 'Article', de: 'Position' },
  paper: { pt: 'Papel A4, caixa', en: 'A4 paper, box', fr: 'Papier A4, carton', de: 'Papier A4, Karton' },
  toner: { pt: 'Toner preto', en: 'Black toner', fr: 'Toner noir', de: 'Toner schwarz' },
  addItem: { pt: 'Adicionar item', en: 'Add an item', fr: 'Ajouter un article', de: 'Position hinzufügen' },
  total: { pt: 'Total', en: 'Total', fr: 'Total', de: 'Summe' },
  move: {
    pt: 'Mover com as setas',
    en: 'Move with the arrow keys',
    fr: 'Déplacer avec les flèches',
    de: 'Mit den Pfeiltasten verschieben',
  },
  place: { pt: 'agora na posição', en: 'now in place', fr: 'maintenant en position', de: 'jetzt an Stelle' },
  removed: { pt: 'Item tirado.', en: 'Item removed.', fr: 'Article retiré.', de: 'Position entfernt.' },
  addEmail: { pt: 'Adicionar e-mail', en: 'Add an address', fr: 'Ajouter une adresse', de: 'Adresse hinzufügen' },
  badEmail: {
    pt: 'Escreva um e-mail, como nome@empresa.com.',
    en: 'Write an e-mail address, such as name@company.com.',
    fr: 'Écrivez une adresse, comme nom@entreprise.com.',
    de: 'Bitte eine Adresse wie name@firma.com schreiben.',
  },
  twice: {
    pt: 'Já está na lista: mude-o ou tire a linha.',
    en: 'Already in the list: change it or remove the row.',
    fr: 'Déjà dans la liste : changez-la ou retirez la ligne.',
    de: 'Schon in der Liste: ändern oder die Zeile entfernen.',
  },
  check: { pt: 'Enviar', en: 'Send', fr: 'Envoyer', de: 'Absenden' },
  complete: { pt: 'A lista está completa.', en: 'The list is complete.', fr: 'La liste est complète.', de: 'Die Liste ist vollständig.' },
};

type Row = { id: number; name: string; qty: number; price: number | string };

export function Items() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const marks = useNumberMarks();
  const [rows, setRows] = useState<Row[]>([
    { id: 1, name: t.paper, qty: 40, price: 189.9 },
    { id: 2, name: t.toner, qty: 6, price: 412 },
  ]);
  const latestId = useRef(2);
  const added = useRef(0);
  const add = () => {
    latestId.current += 1;
    added.current = latestId.current;
    setRows([...rows, { id: latestId.current, name: '', qty: 1, price: '' }]);
  };
  const change = (id: number, part: Partial<Row>) => setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const remove = (row: Row) => {
    const place = rows.indexOf(row);
    setRows(rows.toSpliced(place, 1));
    toast.undo(t.removed, () => setRows((now) => now.toSpliced(place, 0, row)));
  };
  const order = async (ids: number[]) => setRows((now) => now.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
  const nameOf = (row: Row) => row.name || `${t.item} ${row.id}`;
  return (
    <section data-home tabIndex={-1} aria-label={t.items}>
      <SortList
        label={t.items}
        items={rows}
        nameOf={nameOf}
        words={{ handle: (name) => `${name}: ${t.move}`, moved: (name, place) => `${name}: ${t.place} ${place}` }}
        order={order}
      >
        {(row) => (
          <>
            <div className={classes.fields}>
              <TextInput
                ref={(input) => {
                  if (!input || added.current !== row.id) return;
                  added.current = 0;
                  input.focus();
                }}
                label={t.item}
                value={row.name}
                onChange={(event) => change(row.id, { name: event.currentTarget.value })}
              />
              <NumberInput
                label={common('word.quantity')}
                min={1}
                allowDecimal={false}
                hideControls
                value={row.qty}
                onChange={(qty) => change(row.id, { qty: Number(qty) })}
              />
              <NumberInput
                {...marks}
                label={common('word.price')}
                prefix="R$ "
                decimalScale={2}
                fixedDecimalScale
                min={0}
                hideControls
                value={row.price}
                onChange={(price) => change(row.id, { price })}
              />
              <span className={classes.sum}>{format.money(row.qty * Number(row.price))}</span>
            </div>
            <ActionIcon
              size={44}
              color="gray"
              aria-label={`${common('word.remove')}: ${nameOf(row)}`}
              onClick={(event) => {
                focusNeighbour(event.currentTarget.closest('li'), '[data-handle]');
                remove(row);
              }}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </>
        )}
      </SortList>
      <div className={classes.foot}>
        <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {t.addItem}
        </Button>
        <strong role="status">{`${t.total}: ${format.money(rows.reduce((sum, { qty, price }) => sum + qty * Number(price), 0))}`}</strong>
      </div>
    </section>
  );
}

export function Contacts() {
  const t = useWords(words);
  const common = useTexts('common');
  const form = useForm({
    initialValues: { contacts: [{ email: '', key: randomId() }] },
    validate: {
      contacts: {
        email: (value, { contacts }, path) => {
          const before = contacts.slice(0, Number(path.split('.')[1]));
          if (!looksLikeEmail(value)) return t.badEmail;
          return before.some(({ email }) => email === value) ? t.twice : null;
        },
      },
    },
  });
  const { contacts } = form.values;
  return (
    <form noValidate onSubmit={form.onSubmit(() => toast.success(t.complete), focusFirst)}>
      <Stack gap="sm" maw={480}>
        {contacts.map(({ key }, place) => (
          <Group key={key} gap="xs" align="start" wrap="nowrap">
            <TextInput
              type="email"
              flex={1}
              label={`${common('word.email')} ${place + 1}`}
              {...form.getInputProps(`contacts.${place}.email`)}
            />
            <ActionIcon
              size={36}
              mt={26}
              color="gray"
              disabled={contacts.length === 1}
              aria-label={`${common('word.remove')}: ${common('word.email')} ${place + 1}`}
              onClick={(event) => {
                focusNeighbour(event.currentTarget.parentElement, 'input');
                form.removeListItem('contacts', place);
              }}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            variant="light"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={contacts.length === 4}
            onClick={() => form.insertListItem('contacts', { email: '', key: randomId() })}
          >
            {t.addEmail}
          </Button>
          <Button type="submit">{t.check}</Button>
        </Group>
      </Stack>
    </form>
  );
}

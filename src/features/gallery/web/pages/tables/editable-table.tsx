import { ActionIcon, Group, NativeSelect, NumberInput, Table, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './editable-table.module.css';

export const meta = {
  title: { pt: 'Tabela editável', en: 'Editable table', fr: 'Tableau modifiable', de: 'Bearbeitbare Tabelle' },
  words: 'editar célula linha planilha edit cell inline spreadsheet modifier cellule tableur bearbeiten Zelle Tabellenkalkulation',
  old: ['/tables/editable'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core, #kit/web/toast/toast.ts',
  use: {
    pt: 'Para corrigir muitos valores curtos de uma vez, sem tirar as mãos do teclado.',
    en: 'To correct many short values in one go, without leaving the keyboard.',
    fr: 'Pour corriger beaucoup de valeurs courtes d’affilée, sans quitter le clavier.',
    de: 'Um viele kurze Werte nacheinander zu berichtigen, ohne die Tastatur zu verlassen.',
  },
  avoid: {
    pt: 'Para registros com muitos campos ou regras entre eles: use um formulário. Para acrescentar linhas, o repetidor.',
    en: 'For records with many fields or rules between them: use a form. To add rows, the repeater.',
    fr: 'Pour des fiches à beaucoup de champs ou de règles entre eux : prenez un formulaire. Pour ajouter des lignes, le répéteur.',
    de: 'Für Datensätze mit vielen Feldern oder Regeln dazwischen: dafür gibt es Formulare. Zum Anfügen von Zeilen den Wiederholer.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Edita a célula', en: 'Edits the cell', fr: 'Modifie la cellule', de: 'Bearbeitet die Zelle' },
      on: '#Cells tbody tr:first-child td:nth-child(2) button',
      finds: '#Cells tbody tr:first-child td:nth-child(2) input:focus',
    },
    {
      press: 'Tab',
      does: {
        pt: 'Guarda e passa à próxima célula',
        en: 'Keeps the value and moves on to the next cell',
        fr: 'Garde la valeur et passe à la cellule suivante',
        de: 'Behält den Wert und geht zur nächsten Zelle',
      },
      finds: '#Cells tbody tr:first-child td:nth-child(3) input:focus',
    },
    {
      press: 'Shift+Tab',
      does: { pt: 'O mesmo, para trás', en: 'The same, backwards', fr: 'De même, en arrière', de: 'Dasselbe, rückwärts' },
      finds: '#Cells tbody tr:first-child td:nth-child(2) input:focus',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Deixa o valor como era',
        en: 'Leaves the value as it was',
        fr: 'Laisse la valeur comme avant',
        de: 'Lässt den Wert, wie er war',
      },
      finds: '#Cells tbody tr:first-child td:nth-child(2) button:focus',
    },
  ],
  props: [
    {
      name: 'toast.undo',
      type: '(words, undo) => void',
      says: {
        pt: 'Diz o que mudou e oferece desfazer por dez segundos; Z desfaz sem mover o foco.',
        en: 'Tells what has changed and offers to undo it for ten seconds; Z undoes without moving the focus.',
        fr: 'Dit ce qui a changé et propose d’annuler pendant dix secondes ; Z annule sans déplacer le focus.',
        de: 'Sagt, was sich geändert hat, und lässt es zehn Sekunden lang rückgängig machen; Z tut es, ohne den Fokus zu bewegen.',
      },
    },
    {
      name: 'error',
      type: 'ReactNode',
      says: {
        pt: 'Um valor inválido não sai do campo: Enter e Tab mostram o motivo embaixo dele.',
        en: 'An invalid value does not leave its field: Enter and Tab show the reason below it.',
        fr: 'Une valeur non valable ne quitte pas son champ : Entrée et Tab en montrent la raison en dessous.',
        de: 'Ein ungültiger Wert verlässt sein Feld nicht: Enter und Tab zeigen darunter den Grund.',
      },
    },
    {
      name: 'aria-label',
      type: 'string',
      says: {
        pt: 'Coluna, linha e valor: fora da tabela, o nome do campo seria só um número.',
        en: 'Column, row and value: out of the table, the name of the field would be a mere number.',
        fr: 'Colonne, ligne et valeur : hors du tableau, le nom du champ ne serait qu’un nombre.',
        de: 'Spalte, Zeile und Wert: Außerhalb der Tabelle wäre der Name des Feldes nur eine Zahl.',
      },
    },
  ],
};

export const samples: Samples = {
  Cells: {
    title: { pt: 'Célula por célula', en: 'Cell by cell', fr: 'Cellule par cellule', de: 'Zelle für Zelle' },
    says: {
      pt: 'Cada valor se edita no lugar e pode ser desfeito. As mudanças ficam só nesta página: nada é salvo.',
      en: 'Each value is edited in place and can be undone. Changes stay on this page only: nothing is saved.',
      fr: 'Chaque valeur se modifie sur place et peut être annulée. Les changements restent sur cette page : rien n’est enregistré.',
      de: 'Jeder Wert wird an Ort und Stelle geändert und lässt sich zurücknehmen. Änderungen bleiben auf dieser Seite: Nichts wird gespeichert.',
    },
  },
  WholeRow: {
    title: { pt: 'A linha inteira', en: 'The whole row', fr: 'La ligne entière', de: 'Die ganze Zeile' },
    says: {
      pt: 'Quando os valores dependem uns dos outros: Enter guarda a linha, Escape a deixa como era. Também só nesta página.',
      en: 'When values depend on each other: Enter keeps the row, Escape leaves it as it was. On this page only, too.',
      fr: 'Quand les valeurs dépendent les unes des autres : Entrée garde la ligne, Échap la laisse comme avant. Sur cette page seulement, aussi.',
      de: 'Wenn Werte voneinander abhängen: Enter behält die Zeile, Escape lässt sie, wie sie war. Auch nur auf dieser Seite.',
    },
  },
};

const words = {
  items: { pt: 'Itens do lote 1', en: 'Items of lot 1', fr: 'Articles du lot 1', de: 'Posten von Los 1' },
  name: { pt: 'Item', en: 'Item', fr: 'Article', de: 'Posten' },
  quantity: { pt: 'Quantidade', en: 'Quantity', fr: 'Quantité', de: 'Menge' },
  price: { pt: 'Preço unitário', en: 'Unit price', fr: 'Prix unitaire', de: 'Stückpreis' },
  total: { pt: 'Total', en: 'Total', fr: 'Total', de: 'Gesamt' },
  wholeNumber: {
    pt: 'Um número inteiro de 1 a 100.000.',
    en: 'A whole number from 1 to 100,000.',
    fr: 'Un nombre entier de 1 à 100 000.',
    de: 'Eine ganze Zahl von 1 bis 100.000.',
  },
  above0: { pt: 'Um valor maior que zero.', en: 'An amount above zero.', fr: 'Un montant supérieur à zéro.', de: 'Ein Betrag über null.' },
  changed: {
    pt: '{name}: {before} → {after}',
    en: '{name}: {before} → {after}',
    fr: '{name} : {before} → {after}',
    de: '{name}: {before} → {after}',
  },
  paper: { pt: 'Papel A4', en: 'A4 paper', fr: 'Papier A4', de: 'Papier A4' },
  toner: { pt: 'Toner preto', en: 'Black toner', fr: 'Toner noir', de: 'Toner schwarz' },
  chairs: { pt: 'Cadeiras', en: 'Chairs', fr: 'Chaises', de: 'Stühle' },
  steps: { pt: 'Etapas do pregão', en: 'Steps of the auction', fr: 'Étapes de l’enchère', de: 'Schritte der Auktion' },
  step: { pt: 'Etapa', en: 'Step', fr: 'Étape', de: 'Schritt' },
  person: { pt: 'Responsável', en: 'Person in charge', fr: 'Responsable', de: 'Zuständig' },
  days: { pt: 'Dias', en: 'Days', fr: 'Jours', de: 'Tage' },
  daysFault: { pt: 'De 1 a 90 dias.', en: 'From 1 to 90 days.', fr: 'De 1 à 90 jours.', de: '1 bis 90 Tage.' },
  notice: { pt: 'Edital', en: 'Notice', fr: 'Avis', de: 'Bekanntmachung' },
  bids: { pt: 'Propostas', en: 'Bids', fr: 'Offres', de: 'Angebote' },
  award: { pt: 'Homologação', en: 'Award', fr: 'Attribution', de: 'Zuschlag' },
} as const;

type Item = { id: 'paper' | 'toner' | 'chairs'; name?: string; quantity: number; price: number };
type Column = 'name' | 'quantity' | 'price';
type Value = string | number;
/** Where the focus goes when a cell is left. */
type Next = 'same' | 'on' | 'back' | 'elsewhere';

const columns = ['name', 'quantity', 'price'] as const satisfies readonly Column[];
const firstItems: readonly Item[] = [
  { id: 'paper', quantity: 1200, price: 24.9 },
  { id: 'toner', quantity: 85, price: 189.5 },
  { id: 'chairs', quantity: 40, price: 612 },
];
const cells = firstItems.flatMap(({ id }) => columns.map((column) => `${id} ${column}`));

export function Cells() {
  const t = useWords(words);
  const format = useFormat();
  const [items, setItems] = useState(firstItems);
  const [open, setOpen] = useState<readonly string[]>([]);
  const nameOf = ({ id, name }: Item) => name ?? t[id];
  const shown = (column: Column, value: Value) =>
    typeof value === 'string' ? value : column === 'price' ? format.money(value) : format.number(value);
  const put = (id: Item['id'], column: Column, value: Value) =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, [column]: value } : item)));
  const start = (cell: string) => setOpen((now) => [...now, cell]);
  const said = (item: Item, column: Column, before: Value, after: Value) => {
    const changed = { name: `${nameOf(item)}, ${t[column]}`, before: shown(column, before), after: shown(column, after) };
    toast.undo(
      t.changed.replace(/\{(\w+)\}/g, (_, key: keyof typeof changed) => changed[key]),
      () => put(item.id, column, before),
    );
  };
  const end = (item: Item, column: Column, before: Value, after: Value, next: Next) => {
    const cell = `${item.id} ${column}`;
    const neighbour = next === 'on' || next === 'back' ? cells[cells.indexOf(cell) + (next === 'on' ? 1 : -1)] : undefined;
    setOpen((now) => [...now.filter((one) => one !== cell), ...(neighbour ? [neighbour] : [])]);
    if (after !== before) {
      put(item.id, column, after);
      said(item, column, before, after);
    }
    return neighbour !== undefined;
  };
  return (
    <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': t.items } }}>
      <Table aria-label={t.items} tabularNums layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.name}</Table.Th>
            <Table.Th ta="end">{t.quantity}</Table.Th>
            <Table.Th ta="end">{t.price}</Table.Th>
            <Table.Th ta="end">{t.total}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr key={item.id}>
              {columns.map((column) => {
                const value = column === 'name' ? nameOf(item) : item[column];
                return (
                  <Table.Td key={column} ta={column === 'name' ? 'start' : 'end'} valign="top">
                    <Cell
                      label={`${t[column]}, ${nameOf(item)}`}
                      column={column}
                      value={value}
                      shown={shown(column, value)}
                      isOpen={open.includes(`${item.id} ${column}`)}
                      start={() => start(`${item.id} ${column}`)}
                      end={(after, next) => end(item, column, value, after, next)}
                    />
                  </Table.Td>
                );
              })}
              <Table.Td ta="end">{format.money(item.quantity * item.price)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr fw={600}>
            <Table.Th scope="row" colSpan={3}>
              {t.total}
            </Table.Th>
            <Table.Td ta="end">{format.money(items.reduce((sum, { quantity, price }) => sum + quantity * price, 0))}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}

type EditorProps = { label: string; column: Column; value: Value; end: (value: Value, next: Next) => void };
type CellProps = Omit<EditorProps, 'end'> & {
  shown: string;
  isOpen: boolean;
  start: () => void;
  /** Tells whether another cell is edited now. */
  end: (value: Value, next: Next) => boolean;
};

/** A value that becomes a field; afterwards the focus returns to it. */
function Cell({ label, column, value, shown, isOpen, start, end }: CellProps) {
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!isOpen && returns.current) button.current?.focus();
    returns.current = false;
  }, [isOpen]);
  const leave = (after: Value, next: Next) => {
    const movesOn = end(after, next);
    returns.current = !movesOn && next !== 'elsewhere';
  };
  if (isOpen) return <Editor label={label} column={column} value={value} end={leave} />;
  return (
    <UnstyledButton ref={button} className={classes.cell} aria-label={`${label}: ${shown}`} onClick={start}>
      {shown}
    </UnstyledButton>
  );
}

function Editor({ label, column, value, end }: EditorProps) {
  const t = useWords(words);
  const common = useTexts('common');
  const marks = useNumberMarks();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [draft, setDraft] = useState(value);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  // A number field gives text while its digits end in zeros.
  const after = column === 'name' ? String(draft).trim() : Number(draft);
  const findFault = () => {
    if (column === 'name') return after === '' ? common('word.fillInThisField') : undefined;
    if (column === 'price') return Number(after) > 0 ? undefined : t.above0;
    return Number.isInteger(after) && Number(after) >= 1 && Number(after) <= 100_000 ? undefined : t.wholeNumber;
  };
  const finish = (next: Next) => {
    if (isOver.current) return;
    const found = findFault();
    setFault(found);
    if (found) return;
    isOver.current = true;
    end(after, next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Otherwise Enter would also press the button that then gets the focus.
    if (event.key === 'Enter' || event.key === 'Tab') event.preventDefault();
    if (event.key === 'Enter') finish('same');
    if (event.key === 'Tab') finish(event.shiftKey ? 'back' : 'on');
    if (event.key === 'Escape') {
      isOver.current = true;
      end(value, 'same');
    }
  };
  const field = { ref: input, size: 'xs', 'aria-label': label, error: fault, onKeyDown: press, onBlur: () => finish('elsewhere') } as const;
  return column === 'name' ? (
    <TextInput {...field} maxLength={60} value={draft} onChange={(event) => setDraft(event.currentTarget.value)} />
  ) : (
    <NumberInput
      {...field}
      {...marks}
      hideControls
      prefix={column === 'price' ? 'R$ ' : ''}
      decimalScale={column === 'price' ? 2 : 0}
      styles={{ input: { textAlign: 'end' } }}
      value={draft}
      onChange={setDraft}
    />
  );
}

const people = ['Helena Prado', 'Tiago Nunes', 'Marina Leal'];
type Step = { id: 'notice' | 'bids' | 'award'; person: string; days: Value };
const firstSteps: readonly Step[] = [
  { id: 'notice', person: 'Helena Prado', days: 5 },
  { id: 'bids', person: 'Tiago Nunes', days: 21 },
  { id: 'award', person: 'Marina Leal', days: 3 },
];

export function WholeRow() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const [steps, setSteps] = useState(firstSteps);
  const [open, setOpen] = useState<Step['id']>();
  const table = useRef<HTMLTableElement>(null);
  const left = useRef<Step['id']>(undefined);
  // The focus returns to the button of the row that was edited.
  useEffect(() => {
    if (!open && left.current) table.current?.querySelector<HTMLElement>(`[data-step=${left.current}]`)?.focus();
    left.current = open;
  }, [open]);
  const put = (changed: Step) => setSteps((now) => now.map((step) => (step.id === changed.id ? changed : step)));
  const keep = (before: Step, changed: Step) => {
    setOpen(undefined);
    put(changed);
    if (before.person === changed.person && before.days === changed.days) return;
    toast.undo(`${t[changed.id]}: ${changed.person}, ${format.number(Number(changed.days))}`, () => put(before));
  };
  return (
    <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': t.steps } }}>
      <Table ref={table} aria-label={t.steps} tabularNums layout="fixed" maw={720}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.step}</Table.Th>
            <Table.Th>{t.person}</Table.Th>
            <Table.Th ta="end">{t.days}</Table.Th>
            <Table.Th w={92}>
              <VisuallyHidden>{common('word.actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map((step) =>
            step.id === open ? (
              <EditedStep key={step.id} step={step} keep={(changed) => keep(step, changed)} cancel={() => setOpen(undefined)} />
            ) : (
              <Table.Tr key={step.id}>
                <Table.Td>{t[step.id]}</Table.Td>
                <Table.Td>{step.person}</Table.Td>
                <Table.Td ta="end">{format.number(Number(step.days))}</Table.Td>
                <Table.Td ta="end">
                  <ActionIcon
                    data-step={step.id}
                    variant="subtle"
                    aria-label={`${common('word.edit')}: ${t[step.id]}`}
                    onClick={() => setOpen(step.id)}
                  >
                    <IconPencil size={18} aria-hidden />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function EditedStep({ step, keep, cancel }: { step: Step; keep: (step: Step) => void; cancel: () => void }) {
  const t = useWords(words);
  const kit = useTexts('kit');
  const form = useId();
  const first = useRef<HTMLSelectElement>(null);
  const [person, setPerson] = useState(step.person);
  const [days, setDays] = useState(step.days);
  const [isFaulty, setIsFaulty] = useState(false);
  useEffect(() => first.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = Number(days) >= 1 && Number(days) <= 90;
    setIsFaulty(!fits);
    if (fits) keep({ ...step, person, days: Number(days) });
  };
  return (
    <Table.Tr onKeyDown={({ key }) => key === 'Escape' && cancel()}>
      <Table.Td>
        {t[step.id]}
        {/* A row cannot be within a form, so its fields name theirs. */}
        <form id={form} onSubmit={submit} noValidate />
      </Table.Td>
      <Table.Td>
        <NativeSelect
          ref={first}
          size="xs"
          form={form}
          aria-label={`${t.person}, ${t[step.id]}`}
          data={people}
          value={person}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
      </Table.Td>
      <Table.Td>
        <NumberInput
          size="xs"
          form={form}
          hideControls
          decimalScale={0}
          allowNegative={false}
          aria-label={`${t.days}, ${t[step.id]}`}
          error={isFaulty && t.daysFault}
          styles={{ input: { textAlign: 'end' } }}
          value={days}
          onChange={setDays}
        />
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <ActionIcon variant="filled" type="submit" form={form} aria-label={`${kit('form.save')}: ${t[step.id]}`}>
            <IconCheck size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={`${kit('action.cancel')}: ${t[step.id]}`} onClick={cancel}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

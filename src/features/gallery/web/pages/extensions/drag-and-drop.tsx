import { DragDropContext, Draggable, type DraggableLocation, Droppable, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { Title, useMantineStyleNonce, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { SortList } from '#kit/web/order/SortList.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';
import classes from './drag-and-drop.module.css';

export const meta = {
  title: { pt: 'Arrastar e soltar', en: 'Drag and drop', fr: 'Glisser-déposer', de: 'Ziehen und Ablegen' },
  words: 'dragula sortable ordenar quadro kanban reorder board trier tableau sortieren Tafel',
  old: ['/extensions/drag-and-drop', '/extensions/dragdrop'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/order/SortList.tsx, @hello-pangea/dnd',
  use: {
    pt: 'Para uma ordem que a pessoa decide, e para passar cartões de uma etapa a outra. Sempre também por teclado, e com “Desfazer”.',
    en: 'For an order that the user decides, and to move cards from one stage to another. Always by keyboard too, and with “Undo”.',
    fr: 'Pour un ordre que l’utilisateur décide, et pour passer des cartes d’une étape à l’autre. Toujours aussi au clavier, et avec « Annuler ».',
    de: 'Für eine Reihenfolge, die man selbst bestimmt, und für Karten zwischen Stufen. Immer auch mit der Tastatur und mit „Rückgängig“.',
  },
  avoid: {
    pt: 'Quando a ordem vem de um dado, como prazo ou valor: ordene a tabela. Para escolher um de poucos destinos, um menu é mais rápido.',
    en: 'Where the order follows from a value, such as a deadline: sort the table. To choose one of a few places, a menu is faster.',
    fr: 'Quand l’ordre vient d’une donnée, comme une échéance : triez le tableau. Pour choisir parmi peu de destinations, un menu va plus vite.',
    de: 'Wenn sich die Ordnung aus einem Wert ergibt, etwa der Frist: Tabelle sortieren. Für wenige Ziele ist ein Menü schneller.',
  },
  keys: [
    {
      press: 'ArrowDown',
      does: {
        pt: 'Na alça da lista: desce uma posição',
        en: 'On the handle of the list: moves down one place',
        fr: 'Sur la poignée de la liste : descend d’une place',
        de: 'Auf dem Griff der Liste: rückt eine Stelle nach unten',
      },
      on: '#List [data-handle="1"]',
      finds: '#List li:nth-child(2) [data-handle="1"]:focus',
    },
    {
      press: 'ArrowUp',
      does: { pt: 'Sobe uma posição', en: 'Moves up one place', fr: 'Monte d’une place', de: 'Rückt eine Stelle nach oben' },
      finds: '#List li:nth-child(1) [data-handle="1"]:focus',
    },
    {
      press: 'Space',
      does: { pt: 'No cartão: levanta-o', en: 'On the card: lifts it', fr: 'Sur la carte : la soulève', de: 'Auf der Karte: hebt sie an' },
      on: '#Board [data-rfd-drag-handle-draggable-id=paper]',
      finds: '#Board [data-rfd-draggable-id=paper][data-dragging]',
    },
    {
      press: 'ArrowRight',
      does: {
        pt: 'Leva à outra coluna',
        en: 'Moves it to the other column',
        fr: 'La passe dans l’autre colonne',
        de: 'Bringt sie in die andere Spalte',
      },
      finds: '#Board ul[data-rfd-droppable-id=chosen][data-over]',
    },
    {
      press: 'Space',
      does: { pt: 'Solta; Esc desiste', en: 'Drops it; Esc gives up', fr: 'La dépose ; Échap renonce', de: 'Legt sie ab; Esc gibt auf' },
      finds: '#Board ul[data-rfd-droppable-id=chosen] [data-rfd-draggable-id=paper]:not([data-dragging])',
    },
  ],
  props: [
    {
      name: 'order',
      type: '(ids: number[]) => Promise',
      says: {
        pt: 'De SortList: salva a nova ordem, uma vez depois de várias teclas seguidas; se falhar, a lista volta.',
        en: 'Of SortList: saves the new order, once after several keys in a row; if it fails, the list goes back.',
        fr: 'De SortList : enregistre le nouvel ordre, une fois après plusieurs touches de suite ; en cas d’échec, la liste revient.',
        de: 'Von SortList: speichert die neue Reihenfolge, einmal nach mehreren Tasten; schlägt es fehl, kehrt die Liste zurück.',
      },
    },
    {
      name: 'words',
      type: '{ handle, moved }',
      says: {
        pt: 'De SortList: o nome de cada alça, e o que se anuncia depois de mover.',
        en: 'Of SortList: the name of each handle, and what is announced after a move.',
        fr: 'De SortList : le nom de chaque poignée, et ce qui est annoncé après un déplacement.',
        de: 'Von SortList: der Name jedes Griffs und die Ansage nach dem Verschieben.',
      },
    },
    {
      name: 'nonce',
      type: 'string',
      says: {
        pt: 'De DragDropContext: o da página, que seus elementos de estilo precisam ter.',
        en: 'Of DragDropContext: that of the page, which its style elements need to have.',
        fr: 'De DragDropContext : celui de la page, dont ses éléments de style ont besoin.',
        de: 'Von DragDropContext: die der Seite, die seine Stilelemente brauchen.',
      },
    },
    {
      name: 'dragHandleUsageInstructions',
      type: 'string',
      says: {
        pt: 'De DragDropContext: como mover por teclado, dito a leitores de tela.',
        en: 'Of DragDropContext: how to move by keyboard, told to screen readers.',
        fr: 'De DragDropContext : comment déplacer au clavier, dit aux lecteurs d’écran.',
        de: 'Von DragDropContext: wie man mit der Tastatur verschiebt, für Screenreader.',
      },
    },
  ],
};

export const samples: Samples = {
  List: {
    title: { pt: 'Lista', en: 'List', fr: 'Liste', de: 'Liste' },
    says: {
      pt: 'Cada linha tem uma alça. A ordem fica só neste exemplo.',
      en: 'Each row has a handle. The order stays in this example.',
      fr: 'Chaque ligne a une poignée. L’ordre ne vaut que dans cet exemple.',
      de: 'Jede Zeile hat einen Griff. Die Reihenfolge bleibt in diesem Beispiel.',
    },
  },
  Board: {
    title: { pt: 'Quadro de duas colunas', en: 'Board of two columns', fr: 'Tableau à deux colonnes', de: 'Tafel mit zwei Spalten' },
    says: {
      pt: 'O cartão inteiro é a alça. O que se moveu volta com “Desfazer”.',
      en: 'The whole card is the handle. What was moved goes back with “Undo”.',
      fr: 'La carte entière est la poignée. Ce qui a bougé revient avec « Annuler ».',
      de: 'Die ganze Karte ist der Griff. Was bewegt wurde, kehrt mit „Rückgängig“ zurück.',
    },
  },
};

const words = {
  criteria: {
    pt: 'Critérios, o mais importante primeiro',
    en: 'Criteria, most important first',
    fr: 'Critères, le plus important d’abord',
    de: 'Kriterien, das wichtigste zuerst',
  },
  price: { pt: 'Menor preço', en: 'Lowest price', fr: 'Prix le plus bas', de: 'Niedrigster Preis' },
  delivery: { pt: 'Prazo de entrega', en: 'Time of delivery', fr: 'Délai de livraison', de: 'Lieferzeit' },
  warranty: { pt: 'Garantia', en: 'Warranty', fr: 'Garantie', de: 'Garantie' },
  local: { pt: 'Empresa da região', en: 'Local company', fr: 'Entreprise locale', de: 'Firma aus der Region' },
  move: { pt: 'Mover:', en: 'Move:', fr: 'Déplacer :', de: 'Verschieben:' },
  place: { pt: 'agora na posição', en: 'now at place', fr: 'maintenant à la place', de: 'jetzt an Stelle' },
  ordered: { pt: 'Ordem alterada.', en: 'Order changed.', fr: 'Ordre modifié.', de: 'Reihenfolge geändert.' },
  open: { pt: 'A analisar', en: 'To examine', fr: 'À examiner', de: 'Zu prüfen' },
  chosen: { pt: 'Participar', en: 'To bid for', fr: 'À soumissionner', de: 'Mitbieten' },
  paper: { pt: 'Papel sulfite', en: 'Copy paper', fr: 'Papier', de: 'Kopierpapier' },
  cleaning: { pt: 'Limpeza predial', en: 'Cleaning of buildings', fr: 'Nettoyage', de: 'Gebäudereinigung' },
  chairs: { pt: 'Cadeiras escolares', en: 'School chairs', fr: 'Chaises d’école', de: 'Schulstühle' },
  monitors: { pt: 'Monitores', en: 'Monitors', fr: 'Écrans', de: 'Monitore' },
  moved: { pt: 'Cartão movido.', en: 'Card moved.', fr: 'Carte déplacée.', de: 'Karte verschoben.' },
  how: {
    pt: 'Espaço levanta o cartão, as setas o movem, espaço solta, Esc desiste.',
    en: 'Space lifts the card, arrows move it, Space drops it, Escape gives up.',
    fr: 'Espace soulève la carte, les flèches la déplacent, Espace la dépose, Échap renonce.',
    de: 'Leertaste hebt die Karte an, Pfeile bewegen sie, Leertaste legt ab, Escape gibt auf.',
  },
};

const criteria = [
  { id: 1, name: 'price' },
  { id: 2, name: 'delivery' },
  { id: 3, name: 'warranty' },
  { id: 4, name: 'local' },
] as const;

/** The list with an item at another place. */
function movedTo<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  return items.filter((one) => one !== item).toSpliced(place, 0, item);
}

export function List() {
  const t = useWords(words);
  const [ids, setIds] = useState<readonly number[]>(criteria.map(({ id }) => id));
  const items = ids.flatMap((id) => criteria.filter((one) => one.id === id));
  const order = async (next: number[]) => {
    if (next.join() === ids.join()) return;
    setIds(next);
    const moved = ids.find((id) => movedTo(ids, id, next.indexOf(id)).join() === next.join());
    if (moved) toast.undo(t.ordered, () => setIds((now) => movedTo(now, moved, ids.indexOf(moved))));
  };
  return (
    <div className={classes.list}>
      <SortList
        label={t.criteria}
        items={items}
        nameOf={({ name }) => t[name]}
        words={{ handle: (name) => `${t.move} ${name}`, moved: (name, place) => `${name}: ${t.place} ${place}` }}
        order={order}
      >
        {({ name }) => <span>{t[name]}</span>}
      </SortList>
    </div>
  );
}

type Card = 'paper' | 'cleaning' | 'chairs' | 'monitors';
type Columns = Record<'open' | 'chosen', readonly Card[]>;
const start: Columns = { open: ['paper', 'cleaning', 'chairs'], chosen: ['monitors'] };

export function Board() {
  const t = useWords(words);
  const nonce = useMantineStyleNonce()?.() ?? '';
  const [columns, setColumns] = useState(start);
  const put = (card: Card, { droppableId, index }: DraggableLocation) =>
    setColumns(({ open, chosen }) => {
      const to = (column: keyof Columns, cards: readonly Card[]) =>
        column === droppableId ? movedTo(cards, card, index) : cards.filter((one) => one !== card);
      return { open: to('open', open), chosen: to('chosen', chosen) };
    });
  const placeOf = (card: string, { droppableId, index }: DraggableLocation) =>
    `${t[card as Card]}: ${t[droppableId as keyof Columns]}, ${index + 1}`;
  const drop = ({ source, destination, draggableId }: DropResult, { announce }: ResponderProvided) => {
    announce(placeOf(draggableId, destination ?? source));
    if (!destination || (destination.droppableId === source.droppableId && destination.index === source.index)) return;
    put(draggableId as Card, destination);
    toast.undo(t.moved, () => put(draggableId as Card, source));
  };
  return (
    <DragDropContext
      nonce={nonce}
      dragHandleUsageInstructions={t.how}
      onDragStart={({ draggableId, source }, { announce }) => announce(placeOf(draggableId, source))}
      onDragUpdate={({ draggableId, source, destination }, { announce }) => announce(placeOf(draggableId, destination ?? source))}
      onDragEnd={drop}
    >
      <div className={classes.board}>
        {(['open', 'chosen'] as const).map((column) => (
          <section key={column} className={classes.column} aria-label={t[column]}>
            <Title order={3} size="h5" mb="xs">
              {t[column]} ({columns[column].length})
            </Title>
            <Droppable droppableId={column}>
              {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
                <ul ref={innerRef} {...droppableProps} data-over={isDraggingOver || undefined}>
                  {columns[column].map((card, index) => (
                    <Draggable key={card} draggableId={card} index={index}>
                      {(provided, { isDragging }) => (
                        <li
                          ref={provided.innerRef}
                          {...provided.draggableProps}
                          className={classes.item}
                          data-dragging={isDragging || undefined}
                        >
                          <div {...provided.dragHandleProps} className={classes.card}>
                            {t[card]}
                            <VisuallyHidden>, {t[column]}</VisuallyHidden>
                          </div>
                        </li>
                      )}
                    </Draggable>
                  ))}
                  {placeholder}
                </ul>
              )}
            </Droppable>
          </section>
        ))}
      </div>
    </DragDropContext>
  );
}

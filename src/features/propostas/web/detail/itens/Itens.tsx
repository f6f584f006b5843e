import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import table from '#kit/web/detail/DetailTable.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Item, ItemChange, PropostaDetail } from '../../../entities.ts';
import { ITENS } from '../hashes.ts';
import { amountKinds } from './AmountCell.tsx';
import type { Next } from './cellKeys.ts';
import { type CellKind, cellKinds, ItemRow } from './ItemRow.tsx';
import classes from './Itens.module.css';
import { TotalsRow } from './TotalsRow.tsx';
import { useSaveItem } from './useSaveItem.tsx';

const PickItems = lazy(async () => ({ default: (await import('./PickItems.tsx')).PickItems }));
/** Items shown at first. */
const FIRST = 100;

/** `item` is as it was when its field was opened: somebody else may change it while the user types. */
type Place = { item: Item; kind: CellKind };

/** The items of an offer with their prices, edited in place; cards on phones. */
export function Itens({ proposta, prices }: { proposta: PropostaDetail; prices: (descricao: string) => ReactNode }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { id, itens, edital } = proposta;
  const mayEdit = proposta.papel !== 'leitor';
  const root = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [editing, setEditing] = useState<Place>();
  /** Where the focus goes once the field is a button again. */
  const left = useRef<Place>(undefined);
  /** Undefined until first opened. */
  const [isPicking, setPicking] = useState<boolean>();
  const { save, dialog } = useSaveItem(id);
  const shown = showsAll ? itens : itens.slice(0, FIRST);
  useLayoutEffect(() => {
    const { current } = left;
    if (editing || !current) return;
    left.current = undefined;
    root.current?.querySelector<HTMLElement>(`[data-item="${current.item.id}"] [data-cell="${current.kind}"]`)?.focus();
  }, [editing]);
  const end = (here: Place, change: ItemChange | undefined, next: Next) => {
    if (change !== undefined) save({ item: here.item, change });
    const places = shown.flatMap((item) => cellKinds.map((kind) => ({ item, kind })));
    const at = places.findIndex(({ item, kind }) => item.id === here.item.id && kind === here.kind);
    const target = next === 'on' ? places[at + 1] : next === 'back' ? places[at - 1] : undefined;
    left.current = next === 'elsewhere' ? undefined : here;
    setEditing(target);
  };
  /** What cannot be saved yet stays open, so that nothing typed is lost. */
  const edit = (place: Place) => {
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else setEditing(place);
  };
  const pick = mayEdit && edital.existe && (
    <Button
      size="compact-sm"
      variant="light"
      aria-haspopup="dialog"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setPicking(true)}
    >
      {t('item.pick')}
    </Button>
  );
  return (
    <DetailCard title={t('item.title')} aside={pick} id={ITENS}>
      {itens.length === 0 ? (
        <p className={textStyles.dimmed}>{t('item.none')}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a group of cells, no fields
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div ref={root} className={classes.scroller} role="group" tabIndex={0} aria-label={t('item.title')}>
          <table className={`${table.table} ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('field.item')}</th>
                {([...amountKinds, 'total'] as const).map((field) => (
                  <th key={field} scope="col" data-align="end">
                    {t(`field.${field}`)}
                  </th>
                ))}
                {mayEdit && (
                  <th scope="col">
                    <span className={textStyles.visuallyHidden}>{t('item.actions')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((item) => (
                <ItemRow
                  key={item.id}
                  id={id}
                  item={item}
                  mayEdit={mayEdit}
                  prices={prices}
                  editing={editing?.item.id === item.id ? editing.kind : undefined}
                  edit={(kind) => edit({ item, kind })}
                  end={(kind, change, next) => end(editing ?? { item, kind }, change, next)}
                />
              ))}
            </tbody>
            <TotalsRow itens={itens} hasActions={mayEdit} />
          </table>
          {shown.length < itens.length && (
            <Button mt="md" size="xs" variant="light" onClick={() => setShowsAll(true)}>
              {t('item.showAll', { figure: format.number(itens.length) })}
            </Button>
          )}
        </div>
      )}
      {isPicking !== undefined && (
        <Suspense>
          <PickItems proposta={proposta} opened={isPicking} close={() => setPicking(false)} />
        </Suspense>
      )}
      {dialog}
    </DetailCard>
  );
}

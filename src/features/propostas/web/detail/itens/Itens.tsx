import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { discountOf, lineTotal } from '../../../calculo.ts';
import type { Item, PropostaDetail } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import { ITENS } from '../hashes.ts';
import { AmountCell, type AmountKind, type Next } from './AmountCell.tsx';
import classes from './Itens.module.css';
import { TotalsRow } from './TotalsRow.tsx';
import { useSaveItem } from './useSaveItem.tsx';

const PickItems = lazy(async () => ({ default: (await import('./PickItems.tsx')).PickItems }));
const kinds = ['quantidade', 'custo', 'margem', 'preco'] as const satisfies readonly AmountKind[];
/** Items shown at first. */
const FIRST = 100;

/** `item` is as it was when its field was opened: somebody else may change it while the user types. */
type Place = { item: Item; kind: AmountKind };

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
    root.current?.querySelector<HTMLElement>(`[data-item="${current.item.id}"] [data-amount="${current.kind}"]`)?.focus();
  }, [editing]);
  const end = (here: Place, value: number | null | undefined, next: Next) => {
    if (value !== undefined) save({ item: here.item, change: { [here.kind]: value } });
    const places = shown.flatMap((item) => kinds.map((kind) => ({ item, kind })));
    const at = places.findIndex(({ item, kind }) => item.id === here.item.id && kind === here.kind);
    const target = next === 'on' ? places[at + 1] : next === 'back' ? places[at - 1] : undefined;
    left.current = next === 'elsewhere' ? undefined : here;
    setEditing(target);
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
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('field.item')}</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col" data-align="end">
                    {t(`field.${kind}`)}
                  </th>
                ))}
                <th scope="col" data-align="end">
                  {t('field.total')}
                </th>
                <th scope="col" data-align="end">
                  {t('field.desconto')}
                </th>
                {mayEdit && (
                  <th scope="col">
                    <span className={textStyles.visuallyHidden}>{t('item.actions')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((item) => {
                const total = lineTotal(item.quantidade, item.preco);
                const desconto = discountOf(item.preco, item.estimado);
                return (
                  <tr key={item.id} data-item={item.id}>
                    <th scope="row">
                      <span className={classes.description}>
                        <span className={textStyles.minor}>{item.numero}</span> {item.descricao}
                      </span>
                      <span className={textStyles.second}>
                        {[
                          item.unidade,
                          item.estimado === null ? t('noEstimate') : t('item.estimate', { value: format.money(item.estimado) }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      {prices(item.descricao)}
                    </th>
                    {kinds.map((kind) => (
                      <td key={kind} data-align="end" data-label={t(`field.${kind}`)}>
                        <AmountCell
                          kind={kind}
                          label={t('item.field', { numero: item.numero, field: t(`field.${kind}`) })}
                          value={item[kind]}
                          mayEdit={mayEdit}
                          isEditing={editing?.item.id === item.id && editing.kind === kind}
                          edit={() => setEditing({ item, kind })}
                          end={(value, next) => end(editing ?? { item, kind }, value, next)}
                        />
                      </td>
                    ))}
                    <td data-align="end" data-label={t('field.total')}>
                      {total === null ? '—' : format.money(total)}
                    </td>
                    <td data-align="end" data-label={t('field.desconto')}>
                      {desconto === null ? '—' : format.percent(desconto / 100)}
                    </td>
                    {mayEdit && (
                      <td className={classes.action}>
                        <RemoveItem id={id} item={item} />
                      </td>
                    )}
                  </tr>
                );
              })}
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

function RemoveItem({ id, item }: { id: number; item: Item }) {
  const t = useTexts('propostas');
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const params = { id, item: item.id };
  const restore = useMutation({ ...calls.restoreItem.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeItem.mutation(),
    onSuccess: () => toast.undo(t('item.removed', { numero: item.numero }), () => restore.mutate({ params })),
    onSettled: refetch,
  });
  return (
    <ActionIcon color="gray" size={32} aria-label={t('item.remove', { numero: item.numero })} onClick={() => remove.mutate({ params })}>
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}

import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import table from '#kit/web/detail/DetailTable.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { discountOf, lineTotal } from '../../../calculo.ts';
import { type Item, type ItemChange, textosDoItem } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import { AmountCell, amountKinds } from './AmountCell.tsx';
import type { Next } from './cellKeys.ts';
import classes from './Itens.module.css';
import { TextCell } from './TextCell.tsx';

/** The cells of an item that are edited, in the order of the Tab key. */
export const cellKinds = [...textosDoItem, ...amountKinds] as const;
export type CellKind = (typeof cellKinds)[number];

type ItemRowProps = {
  /** The offer's. */
  id: number;
  item: Item;
  mayEdit: boolean;
  /** Leads to what was paid for such a thing. */
  prices: (descricao: string) => ReactNode;
  editing: CellKind | undefined;
  edit: (kind: CellKind) => void;
  /** Undefined: nothing changed. */
  end: (kind: CellKind, change: ItemChange | undefined, next: Next) => void;
};

/** An item with its brand, model and prices. */
export function ItemRow({ id, item, mayEdit, prices, editing, edit, end }: ItemRowProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const total = lineTotal(item.quantidade, item.preco);
  const desconto = discountOf(item.preco, item.estimado);
  const cell = <Kind extends CellKind>(kind: Kind) => ({
    kind,
    label: t('item.field', { numero: item.numero, field: t(`field.${kind}`) }),
    value: item[kind],
    mayEdit,
    isEditing: editing === kind,
    edit: () => edit(kind),
    end: (value: Item[Kind] | undefined, next: Next) => end(kind, value === undefined ? undefined : { [kind]: value }, next),
  });
  return (
    <tr data-item={item.id}>
      <th scope="row">
        <span className={classes.description}>
          <span className={textStyles.minor}>{item.numero}</span> {item.descricao}
        </span>
        <span className={textStyles.second}>
          {[item.unidade, item.estimado === null ? t('noEstimate') : t('item.estimate', { value: format.unitMoney(item.estimado) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={classes.texts}>
          {textosDoItem.map((kind) => (
            <TextCell key={kind} {...cell(kind)} />
          ))}
        </span>
        {prices(item.descricao)}
      </th>
      {amountKinds.map((kind) => (
        <td key={kind} data-align="end" data-label={t(`field.${kind}`)}>
          <AmountCell {...cell(kind)} />
        </td>
      ))}
      <td data-align="end" data-label={t('field.total')}>
        {total === null ? '—' : format.money(total)}
        {desconto !== null && (
          <span className={textStyles.second}>
            {t(desconto < 0 ? 'aboveEstimate' : 'discount', { percent: format.finePercent(Math.abs(desconto) / 100) })}
          </span>
        )}
      </td>
      {mayEdit && (
        <td className={table.corner}>
          <RemoveItem id={id} item={item} />
        </td>
      )}
    </tr>
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

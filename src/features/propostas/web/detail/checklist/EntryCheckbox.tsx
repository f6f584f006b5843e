import { Checkbox } from '@mantine/core';
import { dayInBrasilia } from '#kit/clock.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { type Entrada, isProven, isToConfirm } from '../../../checklist.ts';
import classes from './Checklist.module.css';
import { useMark } from './useMark.ts';

type EntryCheckboxProps = { id: number; entry: Entrada; mayEdit: boolean };

/** Ticks an entry; says who ticked it, what proves it, or when it is due. */
export function EntryCheckbox({ id, entry, mayEdit }: EntryCheckboxProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { isDone, mark, dialog } = useMark(id, entry);
  const { titulo, prazo, feito_em, feito_por } = entry;
  /** Nothing to tick: the linked document says it. A tick made by hand before can be taken back. */
  const isByDocument = isProven(entry) && feito_em === null;
  const isLate = !isDone && prazo !== null && prazo < dayInBrasilia(new Date());
  return (
    <>
      <Checkbox
        label={titulo}
        classNames={{ label: classes.titulo }}
        checked={isDone}
        disabled={!mayEdit || isByDocument}
        onChange={({ currentTarget: { checked } }) => mark(checked)}
        description={
          <span className={classes.facts}>
            {feito_em && <span>{t('checklist.by', { name: feito_por?.fullName ?? t('someone'), when: format.past(feito_em) })}</span>}
            {isByDocument && <span>{t('checklist.proven')}</span>}
            {!isDone && isToConfirm(entry) && <span>{t('checklist.toConfirm')}</span>}
            {!isDone && prazo && (
              <span data-late={isLate || undefined}>
                {t(isLate ? 'checklist.late' : 'checklist.until', { day: format.date(noonOf(prazo)) })}
              </span>
            )}
          </span>
        }
      />
      {dialog}
    </>
  );
}

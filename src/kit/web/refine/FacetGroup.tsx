import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '../locale/format.ts';
import { useTexts } from '../locale/i18n.ts';
import classes from './facets.module.css';

/** A value with its label; `count` is undefined while it is unknown. */
export type FacetOption = { value: string; label: string; count: number | undefined; isChosen: boolean };

type FacetGroupProps = {
  title: string;
  options: readonly FacetOption[];
  toggle: (value: string) => void;
  clear: () => void;
  /** Finds further values by their letters. */
  letters?: string;
  find?: (letters: string) => void;
};

/** Values that are shown before the others are asked for. */
const SHOWN = 8;

export function FacetGroup({ title, options, toggle, clear, letters, find }: FacetGroupProps) {
  const t = useTexts('refine');
  const format = useFormat();
  const [isOpen, setOpen] = useState(true);
  const [showsAll, setShowsAll] = useState(false);
  const sorted = options.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const shown = showsAll || options.length <= SHOWN + 1 ? sorted : sorted.slice(0, SHOWN);
  const isChosen = options.some((option) => option.isChosen);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <button type="button" className={classes.title} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
          <IconChevronDown className={classes.fold} size={14} aria-hidden />
        </button>
        {isChosen && (
          <Button size="compact-xs" variant="subtle" aria-label={t('clear', { facet: title })} onClick={clear}>
            {t('clearShort')}
          </Button>
        )}
      </legend>
      {isOpen && (
        <div className={classes.values}>
          {find && (
            <TextInput
              size="xs"
              aria-label={t('find', { facet: title })}
              placeholder={t('find', { facet: title })}
              maxLength={100}
              value={letters}
              onChange={(event) => find(event.currentTarget.value)}
            />
          )}
          {shown.map(({ value, label, count, isChosen: checked }) => (
            <Checkbox
              key={value}
              size="xs"
              checked={checked}
              onChange={() => toggle(value)}
              data-empty={count === 0 || undefined}
              classNames={{ root: classes.value, body: classes.body, labelWrapper: classes.labels, label: classes.label }}
              label={
                <>
                  <span title={label}>{label}</span>
                  <span className={classes.count}>{count === undefined ? '' : format.number(count)}</span>
                </>
              }
            />
          ))}
          {options.length === 0 && <p className={classes.nothing}>{t('none')}</p>}
          {options.length > SHOWN + 1 && (
            <Button size="compact-xs" variant="subtle" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? t('fewer') : t('more', { count: options.length - SHOWN })}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

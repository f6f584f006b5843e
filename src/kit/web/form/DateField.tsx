import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { localeOf } from '../locale/localeOf.ts';
import classes from './DateField.module.css';
import { isDay, readDay, withParts, writeDay } from './dateText.ts';

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'placeholder' | 'rightSection'> & {
  /** A day, `2026-05-28`; empty for none. Invalid input is passed on as typed: check it with `isDay`. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
};

/** A date field in the format of the page's language, independent of the browser's, with the browser's date picker. */
export function DateField({ value, onChange, onBlur, min = '1900-01-01', max = '2199-12-31', disabled, ...field }: DateFieldProps) {
  const t = useTexts('kit');
  const locale = localeOf(useLanguage());
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => writeDay(value, locale));
  /** The last value that this field reported. */
  const reported = useRef(value);
  const report = (day: string) => {
    reported.current = day;
    if (day !== value) onChange(day);
  };
  const place = useRef(locale);
  useEffect(() => {
    if (value === reported.current && locale === place.current) return;
    reported.current = value;
    place.current = locale;
    setTyped(writeDay(value, locale));
  }, [value, locale]);
  return (
    <TextInput
      autoComplete="off"
      {...field}
      disabled={disabled}
      inputMode="numeric"
      dir="ltr"
      maxLength={20}
      placeholder={withParts(locale, { day: t('date.day'), month: t('date.month'), year: t('date.year') })}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        report(readDay(currentTarget.value, locale) ?? currentTarget.value.trim());
      }}
      onBlur={(blur) => {
        const day = readDay(typed, locale, true) ?? typed.trim();
        setTyped(writeDay(day, locale));
        report(day);
        onBlur?.(blur);
      }}
      rightSection={
        <span className={classes.pick}>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            min={min}
            max={max}
            disabled={disabled}
            value={isDay(value) ? value : ''}
            onChange={({ currentTarget }) => {
              setTyped(writeDay(currentTarget.value, locale));
              report(currentTarget.value);
            }}
          />
          <ActionIcon
            size={36}
            color="gray"
            disabled={disabled ?? false}
            aria-label={t('date.pick')}
            data-hint={t('date.pick')}
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar size={18} aria-hidden />
          </ActionIcon>
        </span>
      }
    />
  );
}

import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { PrecosState } from './filterParams.ts';
import classes from './Precos.module.css';

/** Digits alone are a code of the catalogue, not a word. */
const CODE = /^\d{4,}$/;

type SearchBarProps = { list: PrecosState; children?: ReactNode };

/** The words of the item, or its code in the catalogue. Another search is of another thing, so its unit is chosen anew. */
export function SearchBar({ list, children }: SearchBarProps) {
  const t = useTexts('precos');
  const common = useTexts('common');
  const field = useRef<HTMLInputElement>(null);
  const { q, catalogo } = list.search;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') return field.current?.focus();
    const anew = { unidade: undefined, atipicos: undefined };
    list.set(CODE.test(typed) ? { ...anew, q: undefined, catalogo: typed } : { ...anew, q: typed, catalogo: undefined });
  };
  return (
    <search>
      <form onSubmit={submit} className={classes.search}>
        <TextInput
          // The address may change by navigation.
          key={q ?? catalogo}
          ref={field}
          className={classes.field}
          type="search"
          maxLength={200}
          defaultValue={q ?? catalogo ?? ''}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <Button type="submit">{common('detail.find')}</Button>
        {children}
      </form>
    </search>
  );
}

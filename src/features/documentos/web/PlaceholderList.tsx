import { Button } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { placeholders } from '../placeholders.ts';
import classes from './Modelo.module.css';

/** All placeholders; a click inserts one. */
export function PlaceholderList({ insert }: { insert: (name: string) => void }) {
  const t = useTexts('documentos');
  return (
    <ul className={classes.placeholders}>
      {placeholders.map((name) => (
        <li key={name}>
          <Button variant="default" size="compact-sm" aria-label={t('placeholders.insert', { name })} onClick={() => insert(name)}>
            <bdi>{name}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}

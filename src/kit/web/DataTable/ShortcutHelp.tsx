import { Checkbox, Kbd } from '@mantine/core';
import { Fragment } from 'react';
import { Dialog } from '../Dialog.tsx';
import { useTexts } from '../i18n.ts';
import { useLetterKeys } from '../shortcuts.ts';
import classes from './DataTable.module.css';
import { shortcuts } from './keyboard.ts';

/** The list's keys, shown on `?`, and the switch for those that are a single letter. */
export function ShortcutHelp({ opened, close, selectable }: { opened: boolean; close: () => void; selectable: boolean }) {
  const t = useTexts('kit');
  const [lettersWork, setLettersWork] = useLetterKeys();
  return (
    <Dialog opened={opened} close={close} title={t('table.shortcuts')} size="sm">
      <dl className={classes.shortcuts}>
        {shortcuts
          .filter(({ does }) => selectable || does !== 'select')
          .map(({ keys, does }) => (
            <Fragment key={does}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{t(`keys.${does}`)}</dd>
            </Fragment>
          ))}
      </dl>
      <Checkbox
        mt="lg"
        label={t('keys.letters')}
        description={t('keys.lettersHint')}
        checked={lettersWork}
        onChange={(event) => setLettersWork(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

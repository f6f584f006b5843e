import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { boundKeys, type KeyBinding, shortcutSheet } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Keys } from '#kit/web/text/Keys.tsx';
import classes from '../Gallery.module.css';
import { Sample } from '../Sample.tsx';

export function ShortcutsSection() {
  const t = useTexts('gallery');
  const [bindings, setBindings] = useState<KeyBinding[]>([]);
  // The layout registers its shortcuts when mounted.
  useEffect(() => setBindings(boundKeys()), []);
  return (
    <>
      <Sample title={t('shortcuts.title')} when={t('shortcuts.when')}>
        <dl className={classes.shortcuts}>
          {bindings.map(({ keys, does, group }) => (
            <div key={`${group} ${does}`}>
              <dt>{does}</dt>
              <dd>
                {keys.map((key) => (
                  <Keys key={key} keys={key} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Sample>
      <Sample title={t('shortcuts.sheet')} when={t('shortcuts.sheetWhen')}>
        <Button variant="default" onClick={shortcutSheet.open}>
          {t('shortcuts.open')}
        </Button>
      </Sample>
    </>
  );
}

import { Checkbox } from '@mantine/core';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';
import { Keys } from '../text/Keys.tsx';
import textStyles from '../text/text.module.css';
import classes from './ShortcutSheet.module.css';
import { boundKeys, isLetter, shortcutSheet, useLetterKeys } from './shortcuts.ts';

/** The current keyboard shortcuts, and the switch for letters. */
export function ShortcutSheet() {
  const t = useTexts('kit');
  const opened = useOpenedAfterMount(shortcutSheet.useIsOpen());
  const [lettersWork, setLettersWork] = useLetterKeys();
  const groups = Map.groupBy(boundKeys(), ({ group }) => group);
  return (
    <Dialog opened={opened} close={shortcutSheet.close} title={t('keys.title')} size="lg">
      <div className={classes.groups}>
        {[...groups].map(([group, bindings]) => (
          <section key={group} className={classes.group}>
            <h3 className={`${textStyles.minor} ${classes.heading}`}>{group}</h3>
            <dl>
              {bindings.map(({ keys, does }) => (
                <div key={does} className={classes.line}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((key) => (
                      <span key={key} className={classes.keys} data-off={(isLetter(key) && !lettersWork) || undefined}>
                        <Keys keys={key} />
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        className={classes.switch}
        label={t('keys.letters')}
        description={t('keys.lettersHint')}
        checked={lettersWork}
        onChange={(event) => setLettersWork(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

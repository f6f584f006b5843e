import { Button } from '@mantine/core';
import { useTexts } from '#kit/web/i18n.ts';
import { useUnsaved } from '#kit/web/useUnsaved.ts';
import classes from './UserView.module.css';

type SaveButtonsProps = { isUnsaved: boolean; isSaving: boolean; reset: () => void };

/** At a form's end; leaving with something unsaved is asked about first. */
export function SaveButtons({ isUnsaved, isSaving, reset }: SaveButtonsProps) {
  const t = useTexts('users');
  useUnsaved(isUnsaved && !isSaving);
  return (
    <div className={classes.buttons}>
      <Button variant="default" disabled={!isUnsaved || isSaving} onClick={reset}>
        {t('edit.reset')}
      </Button>
      <Button type="submit" loading={isSaving} disabled={!isUnsaved}>
        {t('edit.save')}
      </Button>
    </div>
  );
}

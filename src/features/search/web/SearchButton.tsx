import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Keys } from '#kit/web/text/Keys.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { openPalette } from './earlyTyping.ts';
import { palette } from './palette.ts';
import classes from './SearchButton.module.css';

/** Looks like the field it opens; on narrow screens like the bar's other buttons. */
export function SearchButton() {
  const t = useTexts('search');
  return (
    <UnstyledButton
      className={classes.button}
      data-tour="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={palette.expect}
      onFocus={palette.expect}
      onClick={openPalette}
    >
      <IconSearch size={20} aria-hidden />
      <span className={`${textStyles.visuallyHidden} ${classes.words}`}>
        {t('title')}
        <Keys keys="Mod+k" />
      </span>
    </UnstyledButton>
  );
}

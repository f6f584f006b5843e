import { ActionIcon } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { IconStar } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import classes from './BookmarkBar.module.css';

const fetchStarPanel = () => import('./StarPanel.tsx');
const StarPanel = lazy(async () => ({ default: (await fetchStarPanel()).StarPanel }));
const MarkedPages = optionalPart(async () => (await import('./MarkedPages.tsx')).MarkedPages);

/** Links to the bookmarked pages, and the star button to add others. On narrow screens the palette offers both. */
export function BookmarkBar() {
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  return isWide && <WideBar />;
}

function WideBar() {
  const t = useTexts('bookmarks');
  const { ref, width } = useElementSize();
  return (
    <nav className={classes.bar} aria-label={t('label')}>
      <Opener opens="dialog" fetch={fetchStarPanel} panel={(anchor) => <StarPanel anchor={anchor} />}>
        <ActionIcon size={44} color="gray" data-tour="bookmarks" aria-label={t('label')} data-hint={t('label')}>
          <IconStar size={20} />
        </ActionIcon>
      </Opener>
      {/* Takes the remaining width, so that nothing moves when the pages arrive. */}
      <div ref={ref} className={classes.room}>
        {width > 0 && <MarkedPages width={width} />}
      </div>
    </nav>
  );
}

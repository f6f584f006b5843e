import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { useDisclosure, useElementSize, useMediaQuery } from '@mantine/hooks';
import { IconStar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './BookmarkBar.module.css';

const fetchStarBox = () => import('./StarBox.tsx');
const StarBox = lazy(async () => ({ default: (await fetchStarBox()).StarBox }));
const MarkedPages = lazy(async () => ({ default: (await import('./MarkedPages.tsx')).MarkedPages }));

/** The pages the reader marked, one click away, and the star that marks others. Where there is little room the palette has them. */
export function BookmarkBar() {
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  return isWide && <WideBar />;
}

function WideBar() {
  const t = useTexts('bookmarks');
  const { ref, width } = useElementSize();
  const [opened, box] = useDisclosure(false);
  return (
    <nav className={classes.bar} aria-label={t('label')}>
      <Popover
        opened={opened}
        onChange={(opens) => !opens && box.close()}
        position="bottom-start"
        width={360}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Tooltip label={t('label')} disabled={opened}>
            <ActionIcon
              size={44}
              color="gray"
              aria-label={t('label')}
              onPointerEnter={fetchStarBox}
              onFocus={fetchStarBox}
              onClick={box.toggle}
            >
              <IconStar size={20} />
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={t('label')}>
          <Suspense>
            <StarBox close={box.close} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {/* It takes the room that is left, so that nothing beside it moves when the pages arrive. */}
      <div ref={ref} className={classes.room}>
        <Suspense>{width > 0 && <MarkedPages width={width} />}</Suspense>
      </div>
    </nav>
  );
}

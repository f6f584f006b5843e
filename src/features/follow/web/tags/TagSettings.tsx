import { ActionIcon } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';

const fetchPanel = () => import('./TagPanel.tsx');
const TagPanel = lazy(async () => ({ default: (await fetchPanel()).TagPanel }));

/** Opens the user's tags. */
export function TagSettings() {
  const names = useTexts('follow');
  return (
    <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <TagPanel anchor={anchor} />}>
      <ActionIcon variant="default" size={36} aria-label={names('tags')} data-hint={names('tags')}>
        <IconTags size={18} />
      </ActionIcon>
    </Opener>
  );
}

import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { NewTag } from './NewTag.tsx';
import { TagRow } from './TagRow.tsx';
import { useTags } from './useTags.ts';

/** The user's tags: created, renamed, coloured and deleted here. */
export function TagPanel({ anchor }: AnchoredProps) {
  const t = useTexts('board');
  const names = useTexts('follow');
  const { query } = useTags();
  return (
    <AnchoredPopover anchor={anchor} label={names('tags')} position="bottom-end" width={360} padding={16}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('tags.hint')}
        </Text>
        <Loaded query={query} skeleton={<Skeleton height={72} />}>
          {({ tags }) =>
            tags.length > 0 && (
              <Stack component="ul" gap="xs" m={0} p={0} mah={320} style={{ overflowY: 'auto', listStyle: 'none' }}>
                {tags.map((tag) => (
                  <Group component="li" key={tag.id} gap="xs" wrap="nowrap" align="flex-start">
                    <TagRow tag={tag} />
                  </Group>
                ))}
              </Stack>
            )
          }
        </Loaded>
        <NewTag />
      </Stack>
    </AnchoredPopover>
  );
}

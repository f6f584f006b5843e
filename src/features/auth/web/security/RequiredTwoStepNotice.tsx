import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { twoStepCalls } from './calls.ts';

/** A toast for users with unsaved text who cannot save before setting up two-step verification. `end` removes it. */
export function RequiredTwoStepNotice({ end }: { end: () => void }) {
  const t = useTexts('security');
  // Cached data is from before it was required. It is set up in another tab.
  const { data, isFetchedAfterMount } = useQuery({
    ...twoStepCalls.read.query(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const isOver = isFetchedAfterMount && data !== undefined && (data.isOn || !data.isRequired);
  const latestEnd = useRef(end);
  latestEnd.current = end;
  useEffect(() => {
    if (isOver) latestEnd.current();
  }, [isOver]);
  return (
    <Stack gap="xs">
      <Text size="sm">{t('required.unsaved')}</Text>
      <Group justify="flex-end">
        {/* In this tab the text would be lost. */}
        <Button component="a" href={atPrefix('/two-step')} target="_blank" size="compact-sm" variant="light" style={{ outlineOffset: -2 }}>
          {t('required.inOtherTab')}
        </Button>
      </Group>
    </Stack>
  );
}

import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { calls } from './calls.ts';
import { FonteCard } from './FonteCard.tsx';

/**
 * The public services that notices are read from: their state, their settings, and how complete each day is. `below`: the settings of other
 * features.
 */
export function FontesScreen({ below }: { below: ReactNode }) {
  const t = useTexts('fontes');
  const query = useQuery(calls.list.query());
  return (
    <Page title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {({ fontes }) => (
          <Stack gap="lg">
            {fontes.map((fonte) => (
              <FonteCard key={fonte.fonte} fonte={fonte} />
            ))}
            {below}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

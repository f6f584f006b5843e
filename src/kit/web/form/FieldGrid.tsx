import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** Fields side by side, as many as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid minColWidth="min(100%, 280px)" spacing="lg" verticalSpacing="md">
      {children}
    </SimpleGrid>
  );
}

import { Text } from '@mantine/core';

/** A hint in a card, such as why it is empty. */
export function Nothing({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

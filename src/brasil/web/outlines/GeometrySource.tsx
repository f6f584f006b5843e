import { Text } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';

/** Whose outlines the maps show. */
export function GeometrySource() {
  const t = useTexts('charts');
  return (
    <Text size="xs" c="dimmed">
      {t('outlines.source')}{' '}
      <AddressLink href="https://github.com/clagomess/mapa-brasil" style={{ textDecoration: 'underline' }}>
        mapa-brasil
      </AddressLink>{' '}
      (MIT, © 2019 Cláudio Gomes).
    </Text>
  );
}

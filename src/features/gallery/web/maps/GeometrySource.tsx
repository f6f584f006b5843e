import { Text } from '@mantine/core';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { useWords } from '../page.ts';

const words = {
  source: {
    pt: 'Contornos do IBGE, pelo pacote',
    en: 'Outlines by IBGE, from the package',
    fr: "Contours de l'IBGE, par le paquet",
    de: 'Umrisse vom IBGE, aus dem Paket',
  },
};

/** Whose outlines the maps show. */
export function GeometrySource() {
  const t = useWords(words);
  return (
    <Text size="xs" c="dimmed">
      {t.source}{' '}
      <AddressLink href="https://github.com/clagomess/mapa-brasil" style={{ textDecoration: 'underline' }}>
        mapa-brasil
      </AddressLink>{' '}
      (MIT, © 2019 Cláudio Gomes).
    </Text>
  );
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { propostasSearch } from '../propostasSearch.ts';

/** Opens the dialog that begins an offer: a link, since the dialog has an address. */
export function NovaButton({ search }: { search: Search<typeof propostasSearch> }) {
  const t = useTexts('propostas');
  return (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/propostas" search={{ ...search, nova: true }} resetScroll={false} {...props} />}
    >
      {t('nova.title')}
    </Button>
  );
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Opens the form of a new notice; also by a key. */
export function NewNotice() {
  const t = useTexts('licitacoes');
  const navigate = useNavigate();
  useKeys([{ keys: ['c', 'n'], does: t('list.new'), group: t('title'), act: () => void navigate({ to: '/apps/invoice/add' }) }]);
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} renderRoot={(props) => <Link to="/apps/invoice/add" {...props} />}>
      {t('list.new')}
    </Button>
  );
}

import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Removida } from '../../entities.ts';
import { nameOf } from './removal.ts';
import { useRestore } from './useRestore.ts';

type RestoreButtonProps = {
  removida: Removida;
  /** Called after the answer, before the button disappears. */
  onAnswer?: () => void;
};

export function RestoreButton({ removida, onAnswer }: RestoreButtonProps) {
  const t = useTexts('removal');
  const kit = useTexts('kit');
  const restore = useRestore();
  const [isRestoring, setRestoring] = useState(false);
  const numero = nameOf(removida);
  const run = async () => {
    setRestoring(true);
    await restore(removida.id, numero);
    setRestoring(false);
    onAnswer?.();
  };
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={isRestoring}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={t('removed.undo', { numero })}
      onClick={run}
    >
      {kit('action.undo')}
    </Button>
  );
}

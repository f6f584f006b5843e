import { Button } from '@mantine/core';
import { IconChecks, IconPencil } from '@tabler/icons-react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Button that starts and ends editing, for admins. */
export function EditSwitch({ isOn, set }: { isOn: boolean; set: (isOn: boolean) => void }) {
  const t = useTexts('knowledgeBase');
  const common = useTexts('common');
  if (!useMay(needs.administers)) return null;
  const Icon = isOn ? IconChecks : IconPencil;
  return (
    <Button variant={isOn ? 'filled' : 'default'} leftSection={<Icon size={18} aria-hidden />} onClick={() => set(!isOn)}>
      {isOn ? t('edit.end') : common('word.edit')}
    </Button>
  );
}

import { Select } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Origem, origens } from '../origem.ts';
import { useOrigemName } from './useOrigemName.ts';

/** Which imports the history shows. */
export function OrigemSelect({ value, choose }: { value: Origem | undefined; choose: (value: Origem | undefined) => void }) {
  const t = useTexts('importacoes');
  const nameOf = useOrigemName();
  return (
    <Select
      aria-label={t('history.origem')}
      placeholder={t('history.origens')}
      data={origens.map((origem) => ({ value: origem, label: nameOf(origem) }))}
      value={value ?? null}
      onChange={(chosen) => choose((chosen as Origem | null) ?? undefined)}
      clearable
      w={220}
    />
  );
}

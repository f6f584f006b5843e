import { Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import type { FonteState, Problema } from '../contract.ts';
import { faultWords } from './faultWords.ts';

type FaultCalloutProps = Pick<FonteState, 'fora_desde' | 'detalhe'> & { problema: Problema };

/** Why a source cannot be read: in words, and below in one line what the service or the network said. */
export function FaultCallout({ problema, fora_desde, detalhe }: FaultCalloutProps) {
  const t = useTexts('fontes');
  const format = useFormat();
  const words = [faultWords(t, detalhe), fora_desde && t('since', { moment: format.dateTime(fora_desde) })].filter(Boolean).join(' · ');
  return (
    <Callout kind="warning" icon={<IconCloudOff />} title={t(`problema.${problema}`)}>
      {words}
      {detalhe && (
        <Text span display="block" size="xs" truncate title={detalhe}>
          {detalhe}
        </Text>
      )}
    </Callout>
  );
}

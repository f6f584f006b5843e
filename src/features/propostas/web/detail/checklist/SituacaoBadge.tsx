import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCalendarQuestion, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { CertidaoLigada } from '../../../checklist.ts';

/** Words, icon and colour: never colour alone. */
const looks = {
  valida: { color: 'success', Icon: IconCircleCheck },
  venceAntes: { color: 'warning', Icon: IconClockExclamation },
  vencida: { color: 'danger', Icon: IconAlertTriangle },
  depois: { color: 'warning', Icon: IconClockExclamation },
  semSessao: { color: 'gray', Icon: IconCalendarQuestion },
} as const;

/** «vale na sessão · válida até 01/03/2027» */
export function SituacaoBadge({ certidao: { situacao, vence_em } }: { certidao: Pick<CertidaoLigada, 'situacao' | 'vence_em'> }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { color, Icon } = looks[situacao];
  return (
    <>
      <Badge component="span" maw="100%" variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
        {t(`checklist.certidao.situacao.${situacao}`)}
      </Badge>
      <span className={textStyles.minor}>
        {vence_em === null ? t('checklist.certidao.never') : t('checklist.certidao.until', { day: format.date(noonOf(vence_em)) })}
      </span>
    </>
  );
}

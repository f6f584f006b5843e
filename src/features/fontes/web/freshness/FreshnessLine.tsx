import { type Icon, IconAlertTriangle, IconCloudCheck, IconCloudOff, IconPlayerPause, IconRefresh } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Freshness } from '../../contract.ts';
import classes from './Freshness.module.css';

const icons: Record<Freshness['situacao'], Icon> = {
  com_problema: IconAlertTriangle,
  fora: IconCloudOff,
  em_dia: IconCloudCheck,
  lendo: IconCloudCheck,
  desligada: IconPlayerPause,
};

/** How fresh the data of one source are, or what keeps it from being read. */
export function FreshnessLine({ source }: { source: Freshness }) {
  const t = useTexts('freshness');
  const format = useFormat();
  const { titulo: fonte, situacao, lida_em, fora_desde } = source;
  const isFirst = situacao === 'lendo' && lida_em === null;
  const Icon = isFirst ? IconRefresh : icons[situacao];
  const words = () => {
    if (situacao === 'com_problema') return t('problem', { fonte });
    if (situacao === 'fora' && fora_desde) return t('down', { fonte, when: format.shortDateTime(fora_desde) });
    if (lida_em === null) return t('first', { fonte });
    return t(situacao === 'desligada' ? 'paused' : 'fresh', { fonte, when: format.past(lida_em) });
  };
  return (
    <span className={classes.source} data-is-faulty={situacao === 'fora' || situacao === 'com_problema' || undefined}>
      <Icon size={16} aria-hidden />
      {words()}
    </span>
  );
}

import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import classes from './Freshness.module.css';

/** So that the minutes grow. */
const LOOK_EVERY_MS = 60_000;

/** How fresh the data of each source are that is switched on, and since when one does not answer. */
export function Freshness() {
  const t = useTexts('freshness');
  const format = useFormat();
  const { data } = useQuery({ ...calls.freshness.query(), refetchInterval: LOOK_EVERY_MS });
  if (!data || data.fontes.length === 0) return null;
  return (
    <ul className={classes.list}>
      {data.fontes.map(({ fonte, titulo, lida_em, fora_desde }) => {
        const Icon = fora_desde ? IconCloudOff : IconCloudCheck;
        return (
          <li key={fonte} className={classes.source} data-is-down={fora_desde !== null || undefined}>
            <Icon size={16} aria-hidden />
            {fora_desde
              ? t('down', { fonte: titulo, when: format.shortDateTime(fora_desde) })
              : lida_em
                ? t('fresh', { fonte: titulo, when: format.past(lida_em) })
                : t('first', { fonte: titulo })}
          </li>
        );
      })}
    </ul>
  );
}

import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { KindUsage } from '../contract.ts';
import { usageLevel } from '../usageLevel.ts';
import classes from './Users.module.css';

/** Warns if a quota is reached or nearly reached. `named`: mention the kind. */
export function QuotaWarning({ usage, named = false }: { usage: KindUsage; named?: boolean }) {
  const t = useTexts('users');
  const level = usageLevel(usage);
  if (level === null) return null;
  return (
    <span className={classes.warning} data-full={level === 'full' || undefined}>
      <IconAlertTriangle size={16} aria-hidden />
      {named ? t('usage.ofKind', { kind: t(`usage.name.${usage.kind}`), level: t(`usage.${level}`) }) : t(`usage.${level}`)}
    </span>
  );
}

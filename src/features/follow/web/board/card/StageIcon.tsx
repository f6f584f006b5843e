import { IconEye, IconFileText, IconSend, IconStar, IconTrophy, IconX } from '@tabler/icons-react';
import type { Stage } from '../../../contract.ts';
import classes from './StageIcon.module.css';

const icons = {
  interested: IconStar,
  analysing: IconEye,
  proposal: IconFileText,
  submitted: IconSend,
  won: IconTrophy,
  lost: IconX,
} as const satisfies Record<Stage, object>;

export function StageIcon({ stage }: { stage: Stage }) {
  const Icon = icons[stage];
  return <Icon className={classes.icon} data-stage={stage} size={16} aria-hidden />;
}

import { IconBan, IconCircleCheck, IconCircleX, IconEye, IconFileText, IconGavel, IconSend, IconTrophy } from '@tabler/icons-react';
import type { Etapa } from '../entities.ts';
import classes from './EtapaIcon.module.css';

const icons = {
  analisando: IconEye,
  decidida: IconCircleCheck,
  preparando: IconFileText,
  enviada: IconSend,
  disputa: IconGavel,
  ganha: IconTrophy,
  perdida: IconCircleX,
  desistida: IconBan,
} as const satisfies Record<Etapa, object>;

export function EtapaIcon({ etapa }: { etapa: Etapa }) {
  const Icon = icons[etapa];
  return <Icon className={classes.icon} data-etapa={etapa} size={16} aria-hidden />;
}

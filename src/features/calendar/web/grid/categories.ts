// The five calendars by colour, icon and name: never colour alone.
import { IconCircleCheckFilled, IconCircleDashed, IconHourglass, IconScale, IconWorldWww, type TablerIcon } from '@tabler/icons-react';
import type { CalendarName } from '../../contract.ts';
import classes from './categories.module.css';

/** Calendars of notices look like the statuses in their list. */
const looks: Record<CalendarName, { Icon: TablerIcon; className: string | undefined }> = {
  'Licitações Fechadas': { Icon: IconCircleCheckFilled, className: classes.fechadas },
  'Projeto de lei': { Icon: IconScale, className: classes.projeto },
  'Licitações em Andamento': { Icon: IconHourglass, className: classes.andamento },
  'Licitações Abertas': { Icon: IconCircleDashed, className: classes.abertas },
  DNS: { Icon: IconWorldWww, className: classes.dns },
};

export function lookOf(name: CalendarName) {
  return looks[name];
}

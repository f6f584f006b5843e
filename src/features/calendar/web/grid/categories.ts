// The five calendars by colour, icon and name: never colour alone.
import {
  IconAward,
  IconChecklist,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClipboard,
  IconFileText,
  IconHourglass,
  IconScale,
  IconWorldWww,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CalendarName } from '../../contract.ts';
import type { CalendarDate } from '../../entities.ts';
import classes from './categories.module.css';
import { calendarOf, type Thing } from './entries.ts';

/** Calendars of notices look like the statuses in their list. */
const looks: Record<CalendarName, { Icon: TablerIcon; className: string | undefined }> = {
  'Licitações Fechadas': { Icon: IconCircleCheckFilled, className: classes.fechadas },
  'Projeto de lei': { Icon: IconScale, className: classes.projeto },
  'Licitações em Andamento': { Icon: IconHourglass, className: classes.andamento },
  'Licitações Abertas': { Icon: IconCircleDashed, className: classes.abertas },
  DNS: { Icon: IconWorldWww, className: classes.dns },
};

/** Icons of dates that are no notices, bills or DNS entries, as in the menu. */
const icons: { [Of in CalendarDate['thing']]?: TablerIcon } = {
  task: IconChecklist,
  certidao: IconAward,
  contrato: IconFileText,
  ata: IconClipboard,
  proposta: IconFileText,
};

/** The icon of an entry: of its calendar, or of what it is. */
export function iconOf(thing: Thing): TablerIcon {
  return (thing.date && icons[thing.date.thing]) ?? looks[calendarOf(thing)].Icon;
}

export function lookOf(name: CalendarName) {
  return looks[name];
}

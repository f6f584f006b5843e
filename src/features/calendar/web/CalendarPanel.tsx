import { type CheckboxProps, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { memo, type ReactNode, useId } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { type CalendarName, calendarNames } from '../contract.ts';
import classes from './CalendarPanel.module.css';
import { lookOf } from './grid/categories.ts';
import { useCalendarNames } from './grid/useCalendarNames.ts';
import { type CalendarState, writeNames } from './useCalendarState.ts';

/** Calendars that hold more than their names say. */
const holds: { [Name in CalendarName]?: 'ends' | 'work' } = { 'Licitações Fechadas': 'ends', 'Licitações em Andamento': 'work' };

const CalendarTick = optionalPart(async () => (await import('./CalendarTick.tsx')).CalendarTick);

type CalendarPanelProps = Pick<CalendarState, 'chosen' | 'set'> & { dnsLabel: string };

/** Choice of the calendars shown; not rendered again for another day, which its boxes would take long for. */
export const CalendarPanel = memo(function CalendarPanel({ chosen, set, dnsLabel }: CalendarPanelProps) {
  const t = useTexts('calendar');
  const nameOf = useCalendarNames(dnsLabel);
  const isAll = chosen.length === calendarNames.length;
  const choose = (names: typeof chosen) => set({ calendars: writeNames(names) });
  return (
    <Stack gap="lg">
      <Stack component="fieldset" gap="sm">
        <legend className={`${textStyles.minor} ${classes.legend}`}>{t('calendars.legend')}</legend>
        <Choice
          label={t('calendars.all')}
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={() => choose(isAll ? [] : calendarNames)}
        />
        {calendarNames.map((name) => {
          const { Icon, className } = lookOf(name);
          const isChosen = chosen.includes(name);
          return (
            <Choice
              key={name}
              className={className}
              color="var(--category)"
              iconColor="var(--surface)"
              label={
                <span className={classes.name}>
                  <Icon size={16} className={classes.sign} aria-hidden />
                  {nameOf(name)}
                </span>
              }
              description={holds[name] && t(`holds.${holds[name]}`)}
              checked={isChosen}
              onChange={() => choose(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])}
            />
          );
        })}
      </Stack>
      <ul className={`${textStyles.minor} ${classes.key}`} aria-label={t('key.label')}>
        <li>
          <span className={classes.ownSample} aria-hidden />
          {t('key.own')}
        </li>
        <li>
          <span className={classes.fixedSample} aria-hidden>
            <IconLock size={10} />
          </span>
          {t('key.dates')}
        </li>
      </ul>
    </Stack>
  );
});

type ChoiceProps = CheckboxProps & { label: ReactNode; description?: ReactNode };

/** A calendar's name, which is read first, and its box. */
function Choice({ label, description, className, ...box }: ChoiceProps) {
  const id = useId();
  return (
    <div className={className ? `${classes.choice} ${className}` : classes.choice}>
      <CalendarTick
        {...box}
        id={id}
        aria-describedby={description ? `${id}-holds` : undefined}
        fallback={<span className={classes.box} />}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {description && (
          <p id={`${id}-holds`} className={classes.holds}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}

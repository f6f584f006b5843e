import { Checkbox, type CheckboxProps } from '@mantine/core';

/** The box before a calendar's name. Fetched after the first screen, whose words are read without it. */
export function CalendarTick(props: CheckboxProps) {
  return <Checkbox {...props} />;
}

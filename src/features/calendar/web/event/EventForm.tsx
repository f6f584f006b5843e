import { Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { DateField } from '#kit/web/form/DateField.tsx';
import { focusFirst } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { calendarNames } from '../../contract.ts';
import type { CalendarEvent } from '../../entities.ts';
import { calls } from '../calls.ts';
import { isDay, spanOf } from '../grid/days.ts';
import { useCalendarNames } from '../grid/useCalendarNames.ts';
import { type CalendarState, writeNames } from '../useCalendarState.ts';
import { EventFoot } from './EventFoot.tsx';
import classes from './EventForm.module.css';
import { changesOf, type EventValues, sentOf, withAllDay, withStart } from './eventValues.ts';
import { GuestField } from './GuestField.tsx';
import { useEventChanges } from './useEventChanges.ts';

type EventFormProps = {
  initial: EventValues;
  /** The event to edit; a new one when left out. */
  event?: CalendarEvent;
  state: CalendarState;
  dnsLabel: string;
  close: () => void;
  /** Called with a new event. */
  added?: (event: CalendarEvent) => void;
};

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

/** Form to create or edit an event, in Brasília's time. */
export function EventForm({ initial, event, state, dnsLabel, close, added }: EventFormProps) {
  const t = useTexts('calendar');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const nameOf = useCalendarNames(dnsLabel);
  const queryClient = useQueryClient();
  const { remove } = useEventChanges();
  const [isRemoving, setIsRemoving] = useState(false);
  const form = useForm<EventValues>({
    initialValues: initial,
    validate: {
      title: (title) => (title.trim() === '' ? t('fault.title') : null),
      startDay: (day) => (isDay(day) ? null : t('fault.day')),
      startTime: (time, { allDay }) => (allDay || isTime(time) ? null : t('fault.time')),
      endDay: (day, values) => (day === '' ? (values.endTime ? t('fault.day') : null) : isDay(day) ? orderFault(values) : t('fault.day')),
      endTime: (time, { allDay, endDay }) => (allDay || endDay === '' || isTime(time) ? null : t('fault.time')),
    },
  });
  function orderFault({ allDay, startDay, startTime, endDay, endTime }: EventValues) {
    const isBackwards = allDay ? endDay < startDay : `${endDay}T${endTime}` <= `${startDay}T${startTime}`;
    return isBackwards ? t('fault.order') : null;
  }
  const save = useMutation({
    mutationFn: (values: EventValues) => {
      return event
        ? calls.updateEvent.send({ body: { event: { id: event.id, ...changesOf(initial, values) } } })
        : calls.addEvent.send({ body: { event: sentOf(values) } });
    },
    meta: { handlesFailure: true },
    onSuccess: (saved, { startDay, calendar }) => {
      // Without animation, so that the focus can move on.
      queryClient.setQueriesData<CalendarEvent[]>(
        { queryKey: calls.listEvents.key() },
        (shown) => shown && [...shown.filter(({ id }) => id !== saved.event.id), saved.event],
      );
      const open = calls.showEvent.key({ params: { id: saved.event.id } });
      queryClient.setQueryData<{ event: CalendarEvent }>(open, (known) => known && { ...known, event: saved.event });
      toast.success(t(event ? 'event.saved' : 'add.done'), 2000);
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
      if (!event) added?.(saved.event);
      state.set({ event: undefined, add: undefined, ...seeing(state, startDay, calendar) });
    },
    onError: (error) => {
      const faults = Object.fromEntries(Object.entries(faultsOf(error)).map(([path, words]) => [fieldOf(path), words]));
      if (focusFirst(faults)) form.setErrors(faults);
      else toast.failure(error);
    },
  });
  const submit = (values: EventValues) => {
    // Ignores a second Enter.
    if (!save.isPending && !isRemoving) save.mutate(values);
  };
  const removeOnce = async (gone: CalendarEvent) => {
    if (isRemoving || save.isPending) return;
    setIsRemoving(true);
    if (await remove(gone)) close();
    else setIsRemoving(false);
  };
  // A removed event has nothing to save.
  useUnsaved(form.isDirty() && !save.isPending && !save.isSuccess && !isRemoving);
  const { allDay, startDay } = form.values;
  /** The last valid day, so that the duration is kept while another is typed. */
  const lastStart = useRef(startDay);
  const moveStart = (day: string) => {
    if (!isDay(day)) return form.setValues({ startDay: day });
    form.setValues(withStart({ ...form.values, startDay: lastStart.current }, { startDay: day }));
    lastStart.current = day;
  };
  const field = (name: 'title' | 'url' | 'location' | 'description') => ({ label: t(`field.${name}`), ...form.getInputProps(name) });
  return (
    <form onSubmit={form.onSubmit(submit, focusFirst)} noValidate>
      <Stack gap="md">
        <TextInput data-autofocus required maxLength={200} autoComplete="off" {...field('title')} />
        <NativeSelect
          label={t('field.calendar')}
          data={calendarNames.map((value) => ({ value, label: nameOf(value) }))}
          {...form.getInputProps('calendar')}
        />
        <Stack component="fieldset" gap="sm">
          <legend>{t('field.when')}</legend>
          <Checkbox
            label={t('field.allDay')}
            checked={allDay}
            onChange={(change) => form.setValues(withAllDay(form.values, change.currentTarget.checked))}
          />
          <div className={classes.moment}>
            <DateField
              required
              label={t(allDay ? 'field.firstDay' : 'field.startDay')}
              {...form.getInputProps('startDay')}
              value={startDay}
              onChange={moveStart}
            />
            {!allDay && (
              <TextInput
                type="time"
                required
                label={t('field.startTime')}
                {...form.getInputProps('startTime')}
                onChange={(change) => form.setValues(withStart(form.values, { startTime: change.currentTarget.value }))}
              />
            )}
            <DateField
              min={startDay}
              label={t(allDay ? 'field.lastDay' : 'field.endDay')}
              {...form.getInputProps('endDay')}
              value={form.values.endDay}
            />
            {!allDay && <TextInput type="time" label={t('field.endTime')} {...form.getInputProps('endTime')} />}
          </div>
          <p className={textStyles.minor}>{t('field.zone')}</p>
        </Stack>
        <GuestField value={form.values.guests} {...form.getInputProps('guests')} />
        <TextInput maxLength={300} {...field('location')} />
        <TextInput type="url" dir="ltr" placeholder="https://" maxLength={2000} {...field('url')} />
        <Textarea autosize minRows={3} maxRows={10} maxLength={5000} {...field('description')} />
        {event ? (
          <EventFoot event={event} isSaving={save.isPending} remove={() => void removeOnce(event)} />
        ) : (
          <Group justify="flex-end" mt="sm">
            <Button variant="default" onClick={close}>
              {kit('action.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {common('word.add')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** `event.extendedProps.location` → `location`; faults of an instant are shown at its day. */
function fieldOf(path: string): string {
  const [name = ''] = path.replace(/^event\.(extendedProps\.)?/, '').split('.');
  return name === 'start' || name === 'end' ? `${name}Day` : name;
}

/** Search parameters with which the event is visible. */
function seeing({ view, day, firstDay, chosen }: CalendarState, startDay: string, calendar: EventValues['calendar']) {
  const { start, end } = spanOf(view, day, firstDay);
  const isInView = startDay >= start && startDay < end;
  return {
    ...(isInView ? {} : { day: startDay }),
    ...(chosen.includes(calendar) ? {} : { calendars: writeNames([...chosen, calendar]) }),
  };
}

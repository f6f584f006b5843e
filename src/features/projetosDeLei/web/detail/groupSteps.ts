// Steps for the timeline: by year and day, with changes of the situation.
import { dayInBrasilia } from '#kit/clock.ts';
import type { Tramitacao } from '../../entities.ts';

export type Step = Tramitacao & {
  /** Whether this step changed the situation. */
  isNewSituacao: boolean;
};
export type StepDay = { day: string; steps: Step[] };
export type StepYear = { year: string; days: StepDay[] };

/** @param steps in display order @param isWhole whether the earliest of these steps is the bill's first; else its change is unknown */
export function groupSteps(steps: readonly Tramitacao[], order: 'asc' | 'desc', isWhole: boolean): StepYear[] {
  const towardsPast = order === 'desc' ? 1 : -1;
  const years: StepYear[] = [];
  for (const [place, step] of steps.entries()) {
    const earlier = steps[place + towardsPast];
    const isFirst = earlier === undefined && isWhole;
    const isNewSituacao = step.situacao !== '' && (earlier ? earlier.situacao !== step.situacao : isFirst);
    const day = dayInBrasilia(step.data);
    let year = years.at(-1);
    if (year?.year !== day.slice(0, 4)) {
      year = { year: day.slice(0, 4), days: [] };
      years.push(year);
    }
    const last = year.days.at(-1);
    if (last?.day === day) last.steps.push({ ...step, isNewSituacao });
    else year.days.push({ day, steps: [{ ...step, isNewSituacao }] });
  }
  return years;
}

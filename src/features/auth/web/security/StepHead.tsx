import type { Ref } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './TwoStepDialog.module.css';

export type Step = { step: number; steps: number };
type StepHeadProps = { step: Step; title?: string; lead: string; ref?: Ref<HTMLHeadingElement> };

/** Where one stands on the way, and what is to be done there. */
export function StepHead({ step, title, lead, ref }: StepHeadProps) {
  const t = useTexts('security');
  return (
    <div>
      <p className={classes.step}>{t('ask.step', step)}</p>
      {title && (
        <h3 ref={ref} tabIndex={-1} className={classes.title}>
          {title}
        </h3>
      )}
      <p className={classes.lead}>{lead}</p>
    </div>
  );
}

import { Text } from '@mantine/core';
import type { Ref } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './TwoStepDialog.module.css';

/** `level`: of its heading; 3 by default, below a dialog's title. */
export type Step = { step: number; steps: number; level?: 2 | 3 };
type StepHeadProps = { step: Step; title?: string; lead: string; ref?: Ref<HTMLHeadingElement> };

/** The heading of a step: its number, title and description. */
export function StepHead({ step, title, lead, ref }: StepHeadProps) {
  const t = useTexts('security');
  const Heading = `h${step.level ?? 3}` as const;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('ask.step', step)}
      </Text>
      {title && (
        <Heading ref={ref} tabIndex={-1} className={classes.title}>
          {title}
        </Heading>
      )}
      <Text mt={4}>{lead}</Text>
    </div>
  );
}

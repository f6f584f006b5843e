import { ActionIcon, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Question } from '../contract.ts';
import classes from './Pricing.module.css';

const fetchDrawer = () => import('./QuestionDrawer.tsx');
const QuestionDrawer = lazy(async () => ({ default: (await fetchDrawer()).QuestionDrawer }));

/** Questions about the plans; each answer is below its question. */
export function Questions({ questions, mayEdit }: { questions: readonly Question[]; mayEdit: boolean }) {
  const t = useTexts('pricing');
  const heading = useId();
  return (
    <section className={classes.questions} aria-labelledby={heading}>
      <Title order={2} mb="xs" ta="center" id={heading}>
        {t('questions')}
      </Title>
      {questions.map((question) => (
        <Entry key={question.id} question={question} mayEdit={mayEdit} />
      ))}
    </section>
  );
}

function Entry({ question, mayEdit }: { question: Question; mayEdit: boolean }) {
  const t = useTexts('pricing');
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={classes.entry}>
      <details>
        <summary>{question.question}</summary>
        <p>{question.answer}</p>
      </details>
      {mayEdit && (
        <ActionIcon
          size={36}
          color="gray"
          aria-label={t('edit.question', { question: question.question })}
          {...prefetchOnIntent(fetchDrawer)}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      )}
      {isEditing && (
        <Suspense>
          <QuestionDrawer question={question} close={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}

import { Flex, Text, ThemeIcon, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { FormattedText } from '#kit/web/formattedText/FormattedText.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { Highlighted } from '#kit/web/search/Highlighted.tsx';
import { featherIcon } from '#kit/web/text/featherIcons.ts';
import type { FaqGroup, FaqQuestion } from '../contract.ts';
import classes from './Faq.module.css';

type FaqAnswersProps = {
  group: FaqGroup;
  q: string;
  /** The open question. */
  shown: number | undefined;
  show: (id: number | undefined) => void;
};

/** The questions of a group, one of them unfolded. */
export function FaqAnswers({ group, q, shown, show }: FaqAnswersProps) {
  const t = useTexts('faq');
  const heading = useId();
  const Icon = featherIcon(group.icon);
  return (
    <section aria-labelledby={heading}>
      <Flex component="header" gap="md" align="center" mb="md">
        <ThemeIcon variant="light" size={48} aria-hidden>
          <Icon size={24} />
        </ThemeIcon>
        <div>
          <Title order={2} id={heading}>
            {group.title}
          </Title>
          {group.subtitle && <Text c="dimmed">{group.subtitle}</Text>}
        </div>
      </Flex>
      {group.questions.length === 0 && <Text c="dimmed">{t('emptyGroup')}</Text>}
      <div className={`${surface.surface} ${classes.questions}`}>
        {group.questions.map((question) => (
          <Question key={question.id} question={question} q={q} isOpen={question.id === shown} show={show} />
        ))}
      </div>
    </section>
  );
}

function Question({
  question,
  q,
  isOpen,
  show,
}: {
  question: FaqQuestion;
  q: string;
  isOpen: boolean;
  show: (id: number | undefined) => void;
}) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // A link scrolls to the question; a clicked one is visible anyway.
  const isLinked = useRef(isOpen);
  useEffect(() => {
    if (isLinked.current) row.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={row}>
      <h3>
        <UnstyledButton
          id={id}
          className={classes.question}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={() => show(isOpen ? undefined : question.id)}
        >
          <span>
            <Highlighted text={question.question} q={q} />
          </span>
          <IconChevronDown className={classes.chevron} size={20} aria-hidden />
        </UnstyledButton>
      </h3>
      <section id={`${id}-answer`} className={classes.answer} aria-labelledby={id} hidden={!isOpen}>
        {isOpen && <FormattedText html={question.html} top={4} />}
      </section>
    </div>
  );
}

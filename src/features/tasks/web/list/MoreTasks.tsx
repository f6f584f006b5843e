import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './TaskList.module.css';

type MoreTasksProps = {
  answer: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage(): unknown };
  shown: number;
  total: number;
};

/** Loads more tasks on click, or when scrolled into view. */
export function MoreTasks({ answer, shown, total }: MoreTasksProps) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const format = useFormat();
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef(answer);
  latest.current = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed again with each page, because its end may still be in view
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = latest.current;
        // After a failure only the button tries again.
        if (entry?.isIntersecting && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
      },
      { rootMargin: '200px' },
    );
    if (foot.current) observer.observe(foot.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <Group ref={foot} gap="sm" justify="center" className={`${textStyles.dimmed} ${classes.more}`}>
      <span>{t('shown', { shown: format.number(shown), total: format.number(total) })}</span>
      <Button size="compact-sm" variant="light" loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
        {common('more')}
      </Button>
    </Group>
  );
}

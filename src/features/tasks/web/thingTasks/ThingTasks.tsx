import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { TaskThing } from '../../entities.ts';
import { calls } from '../calls.ts';
import { DueDate } from '../DueDate.tsx';
import { keyOf } from '../edit/taskValues.ts';
import classes from './ThingTasks.module.css';

/** Number of tasks on the card; the others are counted. */
const perPage = 5;

/** The user's open tasks about a notice or bill, by due date. */
export function ThingTasks({ thing: about }: { thing: Pick<TaskThing, 'kind' | 'id'> }) {
  const t = useTexts('thingTasks');
  const format = useFormat();
  const thing = keyOf(about);
  const query = useQuery(calls.listPage.query({ query: { filter: 'open', thing, sortBy: 'due-date', perPage } }));
  const add = (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/apps/todo" search={{ task: 'new', thing }} {...props} />}
    >
      {t('add')}
    </Button>
  );
  return (
    <DetailCard title={t('title')} aside={add}>
      <Loaded query={query} skeleton={<p className={textStyles.dimmed}>…</p>}>
        {({ tasks, total }) =>
          tasks.length === 0 ? (
            <p className={textStyles.dimmed}>{t('none')}</p>
          ) : (
            <ul className={classes.list}>
              {tasks.map((task) => (
                <li key={task.id}>
                  <Link to="/apps/todo" search={{ task: String(task.id) }}>
                    {task.title}
                  </Link>
                  <DueDate task={task} />
                  {task.assignee && <span className={textStyles.dimmed}>{task.assignee.fullName}</span>}
                </li>
              ))}
              {total > tasks.length && (
                <li className={textStyles.dimmed}>
                  {t('more', { count: total - tasks.length, figure: format.number(total - tasks.length) })}
                </li>
              )}
            </ul>
          )
        }
      </Loaded>
    </DetailCard>
  );
}

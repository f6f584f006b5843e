import { IconCircle, IconCircleCheck, IconListCheck, IconStar, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Bullet, SideEntry, SideGroup } from '#kit/web/side/SideEntry.tsx';
import { priorities, type Tag } from '../../entities.ts';
import { calls } from '../calls.ts';
import { PriorityIcon } from '../PriorityIcon.tsx';
import { plainTags, tagColors } from '../tagLook.ts';
import { filters, type TasksState } from '../useTasksState.ts';

const icons = { open: IconCircle, important: IconStar, completed: IconCircleCheck, deleted: IconTrash };

/** The lists of tasks and their counts. Links keep the sort order, but not the search. */
export function TasksSide({ state }: { state: TasksState }) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const format = useFormat();
  const { data: counts } = useQuery(calls.counts.query());
  const search = { sortBy: state.search.sortBy };
  const figures = (count = 0) => ({ count, figure: format.number(count) });
  const entryOf = (tag: Tag, icon: ReactNode) => {
    const all = counts?.tags.find((one) => one.tag === tag)?.all;
    return (
      <SideEntry
        key={tag}
        icon={icon}
        label={t(`tag.${tag}`)}
        count={all}
        counted={t('tasks', figures(all))}
        renderRoot={(props) => <Link to="/apps/todo/tag/$tag" params={{ tag }} search={search} activeOptions={only} {...props} />}
      />
    );
  };
  return (
    <>
      <SideGroup label={t('views')}>
        <SideEntry
          icon={<IconListCheck size={20} />}
          label={t('view.all')}
          count={counts?.all}
          counted={t('tasks', figures(counts?.all))}
          renderRoot={(props) => <Link to="/apps/todo" search={search} activeOptions={only} {...props} />}
        />
        {filters.map((filter) => {
          const Icon = icons[filter];
          return (
            <SideEntry
              key={filter}
              icon={<Icon size={20} />}
              label={t(`view.${filter}`)}
              count={counts?.[filter]}
              counted={t('tasks', figures(counts?.[filter]))}
              renderRoot={(props) => <Link to="/apps/todo/$filter" params={{ filter }} search={search} activeOptions={only} {...props} />}
            />
          );
        })}
      </SideGroup>
      <SideGroup label={common('word.priority')} isHeaded>
        {priorities.map((tag) => entryOf(tag, <PriorityIcon priority={tag} size={20} />))}
      </SideGroup>
      <SideGroup label={t('tags')} isHeaded>
        {plainTags.map((tag) => entryOf(tag, <Bullet color={tagColors[tag]} />))}
      </SideGroup>
    </>
  );
}

const only = { exact: true, includeSearch: false };

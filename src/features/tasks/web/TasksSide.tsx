import { IconCircle, IconCircleCheck, IconListCheck, IconStar, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { Bullet, SideEntry, SideGroup } from '#kit/web/side/SideEntry.tsx';
import { tags } from '../entities.ts';
import { calls } from './calls.ts';
import { tagColors } from './tagLook.ts';
import { filters, type TasksState } from './useTasksState.ts';

const icons = { open: IconCircle, important: IconStar, completed: IconCircleCheck, deleted: IconTrash };

/** The lists of tasks, and how much is in them. The order goes along, a search does not. */
export function TasksSide({ state }: { state: TasksState }) {
  const t = useTexts('tasks');
  const format = useFormat();
  const { data: counts } = useQuery(calls.counts.query());
  const search = { sortBy: state.search.sortBy };
  const figures = (count = 0) => ({ count, figure: format.number(count) });
  return (
    <>
      <SideGroup label={t('views')}>
        <SideEntry
          icon={<IconListCheck size={20} />}
          label={t('view.all')}
          count={counts?.open}
          counted={t('open', figures(counts?.open))}
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
      <SideGroup label={t('tags')} isHeaded>
        {tags.map((tag) => {
          const open = counts?.tags.find((one) => one.tag === tag)?.open;
          return (
            <SideEntry
              key={tag}
              icon={<Bullet color={tagColors[tag]} />}
              label={t(`tag.${tag}`)}
              count={open}
              counted={t('open', figures(open))}
              renderRoot={(props) => <Link to="/apps/todo/tag/$tag" params={{ tag }} search={search} activeOptions={only} {...props} />}
            />
          );
        })}
      </SideGroup>
    </>
  );
}

const only = { exact: true, includeSearch: false };

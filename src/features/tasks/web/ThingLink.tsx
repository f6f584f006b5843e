import { IconGavel, IconScale } from '@tabler/icons-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { TaskThing } from '../entities.ts';
import classes from './TaskTags.module.css';

/** Link to the notice or bill of a task. */
export function ThingLink({ thing }: { thing: TaskThing }) {
  const t = useTexts('tasks');
  const { kind, name, text } = thing;
  return (
    <Link {...linkTo(thing)} className={classes.thing} aria-label={t(`row.${kind}`, { name })} title={text}>
      <ThingIcon kind={kind} />
      {name}
    </Link>
  );
}

export function ThingIcon({ kind }: Pick<TaskThing, 'kind'>) {
  const Icon = kind === 'licitacao' ? IconGavel : IconScale;
  return <Icon size={14} aria-hidden />;
}

/** Link to its page. */
export function linkTo({ kind, id }: Pick<TaskThing, 'kind' | 'id'>) {
  const params = { id: String(id) };
  return kind === 'licitacao'
    ? linkOptions({ to: '/apps/invoice/preview/$id', params })
    : linkOptions({ to: '/projetos-de-lei/$id', params });
}

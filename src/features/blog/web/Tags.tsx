import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import classes from './Tags.module.css';

type TagsProps = {
  /** With the number of articles, if it is shown. */
  tags: readonly (string | { tag: string; count: number })[];
  /** The tag that the list is filtered by. */
  current?: string;
};

/** Tags as links to the filtered list. */
export function Tags({ tags, current = '' }: TagsProps) {
  const common = useTexts('common');
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={common('word.tags')}>
      {tags
        .map((one) => (typeof one === 'string' ? { tag: one, count: undefined } : one))
        .map(({ tag, count }) => (
          <li key={tag}>
            <Link
              to="/pages/blog/list"
              // The count includes published articles only.
              search={count === undefined ? { tag } : { tag, status: 'Published' }}
              activeOptions={exactSearch}
              aria-current={tag === current ? 'true' : undefined}
            >
              {tag}
              {count !== undefined && <span className={classes.count}>{count}</span>}
            </Link>
          </li>
        ))}
    </ul>
  );
}

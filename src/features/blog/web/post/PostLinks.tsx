import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { PostLink } from '../../entities.ts';
import classes from './PostLinks.module.css';

/** Links to articles with picture and date. */
export function PostLinks({ posts }: { posts: readonly PostLink[] }) {
  const format = useFormat();
  return (
    <ul className={classes.links}>
      {posts.map(({ id, title, img, shown_at }) => (
        <li key={id}>
          <Link to="/pages/blog/detail/$id" params={{ id: String(id) }}>
            <img src={atPrefix(img)} alt="" width={96} height={54} loading="lazy" />
            <span>
              <span className={classes.title}>{title}</span>
              <time className={textStyles.minor} dateTime={shown_at}>
                {format.date(shown_at)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Badge, VisuallyHidden } from '@mantine/core';
import { IconBookmarkFilled, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import type { ListedPost } from '../entities.ts';
import classes from './PostCard.module.css';
import { Tags } from './Tags.tsx';

/** An article in the list; the whole card is a link. */
export function PostCard({ post }: { post: ListedPost }) {
  const t = useTexts('blog');
  const format = useFormat();
  const author = post.author.fullName || t('nobody');
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <img src={post.img} alt="" width={640} height={360} loading="lazy" />
        {post.status !== 'Published' && (
          <Badge className={classes.status} color={post.status === 'Pending' ? 'warning' : 'gray'} variant="filled" autoContrast>
            {t(`status.${post.status}`)}
          </Badge>
        )}
      </div>
      <div className={classes.body}>
        <p className={classes.categories}>
          {post.categories.map((category) => (
            <Link key={category} to="/pages/blog/list" search={{ category }}>
              {t(`category.${category}`)}
            </Link>
          ))}
          {post.youBookmarked && <IconBookmarkFilled size={16} aria-label={t('post.kept')} role="img" />}
        </p>
        <h2 className={classes.title}>
          <Link to="/pages/blog/detail/$id" params={{ id: String(post.id) }}>
            {post.title}
          </Link>
        </h2>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <Tags tags={post.tags} />
        <div className={classes.foot}>
          <Avatar name={author} src={post.author.avatar} size={32} />
          <div className={classes.who}>
            <span className={classes.author}>{author}</span>
            <span className={classes.when}>
              <time dateTime={post.shown_at}>{format.date(post.shown_at)}</time>
              {' · '}
              {t('minutes', { count: post.minutes })}
            </span>
          </div>
          <span className={classes.comments}>
            <IconMessage size={16} aria-hidden />
            <span aria-hidden>{format.number(post.comments)}</span>
            <VisuallyHidden>{t('comments', { count: post.comments, figure: format.number(post.comments) })}</VisuallyHidden>
          </span>
        </div>
      </div>
    </article>
  );
}

import { Badge, VisuallyHidden } from '@mantine/core';
import { IconBookmarkFilled, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import cover from '#kit/web/text/coverLink.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedPost } from '../entities.ts';
import classes from './PostCard.module.css';
import { Tags } from './Tags.tsx';

/** An article in the list; the whole card is a link. */
export function PostCard({ post }: { post: ListedPost }) {
  const t = useTexts('blog');
  const format = useFormat();
  const author = post.author.fullName || t('nobody');
  return (
    <article className={`${cover.covered} ${surface.surface} ${classes.card}`}>
      <div className={classes.picture}>
        <img src={atPrefix(post.img)} alt="" width={640} height={360} loading="lazy" />
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
          <Link className={cover.cover} to="/pages/blog/detail/$id" params={{ id: String(post.id) }}>
            {post.title}
          </Link>
        </h2>
        <p className={`${textStyles.dimmed} ${textStyles.lines} ${classes.excerpt}`}>{post.excerpt}</p>
        <Tags tags={post.tags} />
        <div className={classes.foot}>
          <Avatar name={author} src={post.author.avatar} size={32} />
          <div className={classes.who}>
            <strong className={textStyles.oneLine}>{author}</strong>
            <span className={textStyles.minor}>
              <time dateTime={post.shown_at}>{format.date(post.shown_at)}</time>
              {' · '}
              {t('minutes', { count: post.minutes })}
            </span>
          </div>
          <span className={`${textStyles.minor} ${classes.comments}`}>
            <IconMessage size={16} aria-hidden />
            <span aria-hidden>{format.number(post.comments)}</span>
            <VisuallyHidden>{t('comments', { count: post.comments, figure: format.number(post.comments) })}</VisuallyHidden>
          </span>
        </div>
      </div>
    </article>
  );
}

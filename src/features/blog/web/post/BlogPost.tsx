import { Group, Skeleton, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { DetailCard, LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { FormattedText } from '#kit/web/formattedText/FormattedText.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import textStyles from '#kit/web/text/text.module.css';
import { commentsTopic, type Post, type PostLink } from '../../entities.ts';
import { calls } from '../calls.ts';
import { idIn, MissingArticle, useTrail } from '../Missing.tsx';
import { Tags } from '../Tags.tsx';
import classes from './BlogPost.module.css';
import { Comments } from './Comments.tsx';
import { PostActions } from './PostActions.tsx';
import { PostLinks } from './PostLinks.tsx';

/** One article with its comments. */
export function BlogPost() {
  const id = idIn(useParams({ from: '/shell/pages/blog/detail/$id' }));
  return id === undefined ? <MissingArticle /> : <Article key={id} id={id} />;
}

function Article({ id }: { id: number }) {
  const t = useTexts('blog');
  const query = useQuery({ ...calls.show.query({ params: { id } }), meta: { topics: [commentsTopic] } });
  const trail = useTrail();
  const isGone = isNotFound(query.error);
  if (query.data === undefined)
    return isGone ? (
      <MissingArticle />
    ) : (
      <Page title={t('title')} trail={trail}>
        {query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <PostSkeleton />}
      </Page>
    );
  const { post, older, newer, related } = query.data;
  return (
    <Page title={post.title} windowTitle={`${post.title} · ${t('title')}`} trail={trail} actions={<PostActions post={post} />}>
      {/* The article stays on screen, and with it an unsent comment. */}
      {isGone && (
        <Callout kind="warning" role="status" icon={<IconEyeOff />}>
          {t('post.gone')}
        </Callout>
      )}
      {post.status !== 'Published' && (
        <Callout kind="warning" icon={<IconEyeOff />}>
          {t('post.unpublished', { status: t(`status.${post.status}`) })}
        </Callout>
      )}
      <DetailColumns
        main={
          <>
            <LeadingCard label={post.title}>
              <Head post={post} />
              <div className={classes.text} dir="auto">
                <FormattedText html={post.content} />
              </div>
              <div className={classes.tags}>
                <Tags tags={post.tags} />
              </div>
            </LeadingCard>
            <Around older={older} newer={newer} />
            {post.status === 'Published' && <Comments post={post} />}
          </>
        }
        side={
          related.length > 0 && (
            <DetailCard title={t('side.related')}>
              <PostLinks posts={related} />
            </DetailCard>
          )
        }
      />
    </Page>
  );
}

function Head({ post }: { post: Post }) {
  const t = useTexts('blog');
  const format = useFormat();
  const author = post.author.fullName || t('nobody');
  return (
    <>
      <img className={classes.picture} src={atPrefix(post.img)} alt="" width={1280} height={720} />
      <Group gap="8px 12px" mt="md" mb="lg">
        <Avatar name={author} src={post.author.avatar} size={40} />
        <Stack gap={0} flex="1 1 200px" miw={0}>
          <strong>{author}</strong>
          <span className={`${textStyles.dimmed} ${classes.when}`}>
            <time dateTime={post.shown_at} title={format.fullDateTime(post.shown_at)}>
              {format.date(post.shown_at)}
            </time>
            {' · '}
            {t('minutes', { count: post.minutes })}
            {' · '}
            <a href="#comments">{t('comments', { count: post.comments, figure: format.number(post.comments) })}</a>
          </span>
        </Stack>
        <Group component="span" gap="sm" fz="sm" fw={600}>
          {post.categories.map((category) => (
            <Link key={category} to="/pages/blog/list" search={{ category }}>
              {t(`category.${category}`)}
            </Link>
          ))}
        </Group>
      </Group>
    </>
  );
}

function Around({ older, newer }: { older: readonly PostLink[]; newer: readonly PostLink[] }) {
  const t = useTexts('blog');
  if (older.length + newer.length === 0) return null;
  const to = (posts: readonly PostLink[], side: 'older' | 'newer') =>
    posts.map(({ id, title }) => (
      <Link key={id} to="/pages/blog/detail/$id" params={{ id: String(id) }} className={classes.neighbour} data-side={side}>
        <span className={`${textStyles.dimmed} ${classes.direction}`}>
          {side === 'older' && <IconChevronLeft size={16} aria-hidden />}
          {t(`post.${side}`)}
          {side === 'newer' && <IconChevronRight size={16} aria-hidden />}
        </span>
        <strong>{title}</strong>
      </Link>
    ));
  return (
    <nav className={classes.around} aria-label={t('post.around')}>
      {to(older, 'older')}
      {to(newer, 'newer')}
    </nav>
  );
}

function PostSkeleton() {
  return <DetailColumns isSkeleton main={<Skeleton height={900} />} side={<Skeleton height={280} />} />;
}

import { ActionIcon, Box, Button, Flex, Menu, Title } from '@mantine/core';
import { IconDotsVertical, IconHeart, IconHeartFilled, IconMessage, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Post } from '../../entities.ts';
import classes from '../Profile.module.css';
import { People } from '../people/People.tsx';
import { PersonName } from '../people/PersonName.tsx';
import { Comments } from './Comments.tsx';
import { PostForm } from './PostForm.tsx';
import { RichText } from './RichText.tsx';
import { usePostActions } from './useFeed.ts';

const fetchLightbox = () => import('../photos/Lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await fetchLightbox()).Lightbox }));

/** A post with its likes and comments. */
export function PostCard({ post }: { post: Post }) {
  const t = useTexts('profile');
  const format = useFormat();
  const id = useId();
  const actions = usePostActions();
  const row = useRef<HTMLLIElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const { author, text, photo, created_at, edited_at, likes, likedBy, youLiked, comments } = post;
  const remove = () => {
    focusNeighbour(row.current);
    void actions.remove(post);
  };
  const closeForm = () => {
    setEditing(false);
    row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1} className={classes.row} aria-labelledby={id}>
      <article className={`${surface.surface} ${classes.card}`} aria-labelledby={id}>
        <Flex component="header" gap="sm" align="center">
          <Avatar name={author.fullName} src={author.avatar} size={44} />
          <Box flex={1} miw={0}>
            <Title order={3} size="h4" fw={600} id={id}>
              <PersonName person={author} />
            </Title>
            <p className={`${textStyles.minor} ${classes.minor}`}>
              {author.designation && <span>{author.designation} · </span>}
              <time dateTime={created_at} title={format.fullDateTime(created_at)}>
                {format.past(created_at)}
              </time>
              {edited_at !== null && ` · ${t('post.edited')}`}
            </p>
          </Box>
          <PostMenu post={post} edit={() => setEditing(true)} remove={remove} />
        </Flex>
        {isEditing ? (
          <PostForm text={text} close={closeForm} save={(changed) => actions.edit(post, changed)} />
        ) : (
          <RichText className={classes.text} text={text} />
        )}
        {photo !== null && <PostPhoto photo={photo} name={author.fullName} created_at={created_at} />}
        <Flex component="footer" wrap="wrap" gap="xs" align="center" ms={-8}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            aria-pressed={youLiked}
            aria-label={t('post.like', { count: likes, figure: format.number(likes) })}
            leftSection={
              youLiked ? <IconHeartFilled className={classes.liked} size={18} aria-hidden /> : <IconHeart size={18} aria-hidden />
            }
            onClick={() => actions.like(post)}
          >
            {format.short(likes)}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            aria-expanded={isUnfolded}
            aria-label={t('post.comments', { count: comments, figure: format.number(comments) })}
            leftSection={<IconMessage size={18} aria-hidden />}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {comments > 0 && format.short(comments)}
          </Button>
          {likedBy.length > 0 && (
            <Box ms="auto">
              <People people={likedBy} label={t('post.likedBy')} />
            </Box>
          )}
        </Flex>
        {isUnfolded && <Comments postId={post.id} />}
      </article>
    </li>
  );
}

/** Authors can edit their posts; admins can remove any post. */
function PostMenu({ post: { isOwn, author }, edit, remove }: { post: Post; edit: () => void; remove: () => void }) {
  const t = useTexts('profile');
  const mayRemove = useMay(needs.administers) || isOwn;
  if (!mayRemove) return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={36} color="gray" aria-label={t('post.menu', { name: author.fullName })}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOwn && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={edit}>
            {t('post.edit')}
          </Menu.Item>
        )}
        <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          {t('post.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function PostPhoto({ photo, name, created_at }: { photo: string; name: string; created_at: string }) {
  const t = useTexts('profile');
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={classes.picture}
        data-wide
        aria-label={t('post.photo', { name })}
        {...prefetchOnIntent(fetchLightbox)}
        onClick={() => setOpened(true)}
      >
        <img src={atPrefix(photo)} alt="" loading="lazy" />
      </button>
      {opened !== undefined && (
        <Suspense>
          <Lightbox photos={[{ address: photo, created_at }]} place={0} opened={opened} go={() => {}} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

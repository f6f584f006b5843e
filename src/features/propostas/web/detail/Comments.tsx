import { Button, Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { CommentRow } from '#kit/web/text/comments/CommentRow.tsx';
import shared from '#kit/web/text/comments/comments.module.css';
import { useCommentForm } from '#kit/web/text/comments/useCommentForm.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { Comentario, PropostaDetail } from '../../entities.ts';
import { partsOf } from '../../mentions.ts';
import { calls } from '../calls.ts';
import { MentionField } from './MentionField.tsx';

/** The comments on an offer, with a form to add one. */
export function Comments({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const common = useTexts('common');
  const parts = { params: { id: proposta.id } };
  const query = useInfiniteQuery({
    queryKey: calls.listComments.key(parts),
    queryFn: ({ pageParam: before, signal }) => calls.listComments.send({ ...parts, query: { before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ comentarios, hasMore }) => (hasMore ? comentarios.at(0)?.id : undefined),
  });
  return (
    <DetailCard title={common('word.comments')}>
      <Stack gap="lg" data-home tabIndex={-1}>
        {query.hasNextPage && (
          <Button variant="light" size="xs" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('comment.more')}
          </Button>
        )}
        <Loaded query={query} skeleton={<Skeleton height={80} aria-hidden />}>
          {({ pages }) => {
            const comments = pages.toReversed().flatMap(({ comentarios }) => comentarios);
            if (comments.length === 0) return <p className={textStyles.dimmed}>{t('comment.none')}</p>;
            return (
              <ul className={shared.list}>
                {comments.map((comment) => (
                  <Comment key={comment.id} proposta={proposta} comment={comment} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <CommentForm proposta={proposta} />
      </Stack>
    </DetailCard>
  );
}

function Comment({ proposta: { id, papel }, comment }: { proposta: PropostaDetail; comment: Comentario }) {
  const t = useTexts('propostas');
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const author = comment.autor ?? { fullName: t('someone'), avatar: null };
  const params = { id, comentario: comment.id };
  const restore = useMutation({ ...calls.restoreComment.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeComment.mutation(),
    onSuccess: () => toast.undo(t('comment.removed'), () => restore.mutate({ params })),
    onSettled: refetch,
  });
  return (
    <CommentRow
      author={author}
      at={comment.created_at}
      isSmall
      remove={
        comment.isOwn || papel === 'dono'
          ? { label: t('comment.remove', { name: author.fullName }), run: () => remove.mutate({ params }) }
          : undefined
      }
    >
      <p className={shared.text} dir="auto">
        {partsOf(comment.texto).map(({ text, username }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
          username ? <strong key={place}>{text}</strong> : <LinkedText key={place} text={text} />,
        )}
      </p>
    </CommentRow>
  );
}

function CommentForm({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const queryClient = useQueryClient();
  const add = useMutation({
    ...calls.addComment.mutation(),
    // Not waited for: the field is cleared first.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  const { form, field } = useCommentForm((texto) => add.mutateAsync({ params: { id: proposta.id }, body: { texto } }), add.isPending);
  return (
    <Stack component="form" gap="sm" align="flex-start" {...form}>
      <MentionField proposta={proposta} field={field} />
      <Button type="submit" size="sm" loading={add.isPending}>
        {t('comment.send')}
      </Button>
    </Stack>
  );
}

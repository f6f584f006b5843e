import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { changedOf } from '#kit/web/form/merge.ts';
import { useSavedForm } from '#kit/web/form/useSavedForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { CallFailed, isNotFound } from '#kit/web/request/failures.ts';
import { type EditedPost, slugPattern } from '../../entities.ts';
import { calls } from '../calls.ts';
import { type ArticleValues, bodyOf, valuesOf } from '../edit/articleValues.ts';
import { useUnsavedArticle } from '../edit/useUnsavedArticle.ts';

/** Autosave delay after the last change. */
const AUTOSAVE_MS = 3000;

export type Autosave = { state: 'idle' | 'saving' | 'failed' } | { state: 'saved'; at: string };

const isConflict = (error: unknown): boolean => error instanceof CallFailed && error.status === 409;

type Options = {
  /** Null for a new article. */
  kept: EditedPost | null;
  /** Another user has deleted it: saving creates a new one. */
  isGone: boolean;
  /** Called with the id of a new article. */
  onMade: (id: number) => void;
};

/**
 * The form of an article. Drafts are saved automatically. Every save names the version that the user has seen; on a conflict in the same
 * fields the user decides.
 */
export function useArticle({ kept, isGone, onMade }: Options) {
  const t = useTexts('blog');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBehind, setBehind] = useState(false);
  const [autosave, setAutosave] = useState<Autosave>({ state: 'idle' });
  /** The version that the user has seen, with its values, regardless of what was saved by others since. */
  const seen = useRef({ version: kept?.version ?? 0, values: valuesOf(kept) });
  const see = (post: EditedPost | null) => {
    seen.current = { version: post?.version ?? 0, values: valuesOf(post) };
  };
  /** One request after the other, so that saves arrive in order. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const send = (values: ArticleValues): Promise<EditedPost> => {
    const work = async () => {
      const body = bodyOf(values);
      const post =
        kept && !isGone
          ? await calls.save.send({ params: { id: kept.id }, body: { ...body, version: seen.current.version } })
          : await calls.add.send({ body });
      see(post);
      queryClient.setQueryData(calls.read.key({ params: { id: post.id } }), post);
      return post;
    };
    const sent = turn.current.then(work, work);
    turn.current = sent.catch(() => {});
    return sent;
  };
  /** Another user changed or deleted it: the current version is fetched, even if no event arrived. */
  const fellBehind = async (error: unknown) => {
    if (!isConflict(error) && !isNotFound(error)) return;
    setBehind(isConflict(error));
    await queryClient.invalidateQueries({ queryKey: ['blog'] });
  };
  /** Called when the article stored in this browser was saved. */
  const forgetUnsaved = useRef<() => void>(undefined);
  const { form, submit, isSaving } = useSavedForm<ArticleValues>({
    saved: valuesOf(kept),
    validate: {
      title: (title) => (title.trim() === '' ? t('edit.nameMissing') : null),
      slug: (slug) => (slug === '' || new RegExp(slugPattern).test(slug) ? null : t('edit.slugWrong')),
    },
    save: async ({ values }) => {
      try {
        // The slug of a deleted article stays taken for a while.
        const slug = isGone ? '' : values.slug || (kept?.slug ?? '');
        const post = await send({ ...values, slug });
        setBehind(false);
        setAutosave({ state: 'idle' });
        if (!kept) forgetUnsaved.current?.();
        if (!kept || isGone) {
          if (!kept) onMade(post.id);
          await navigate({ to: '/pages/blog/edit/$id', params: { id: String(post.id) }, replace: true });
        }
        void queryClient.invalidateQueries({ queryKey: ['blog'], predicate: ({ queryKey }) => !queryKey.includes('read') });
        return valuesOf(post);
      } catch (error) {
        await fellBehind(error);
        throw error;
      }
    },
  });
  const { isBack, forget, startAnew } = useUnsavedArticle(form, kept === null);
  forgetUnsaved.current = forget;

  const values = form.getValues();
  const words = JSON.stringify(values);

  // After the form has taken what others saved into the fields that the reader left alone: nothing of theirs is lost then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is kept or typed makes a difference
  useEffect(() => {
    if (!kept || kept.version <= seen.current.version) return;
    const theirs = valuesOf(kept);
    const typed = changedOf(form.getValues(), theirs);
    if (Object.keys(changedOf(theirs, seen.current.values)).some((field) => field in typed)) return;
    seen.current = { version: kept.version, values: theirs };
    setBehind(false);
  }, [kept, words]);

  const mayAutosave =
    kept?.status === 'Draft' &&
    !isGone &&
    values.status === 'Draft' &&
    form.isDirty() &&
    !isSaving &&
    !isBehind &&
    values.title.trim() !== '' &&
    values.slug !== '';
  const keep = useRef(async () => {});
  keep.current = async () => {
    setAutosave({ state: 'saving' });
    try {
      const post = await send(values);
      // The server may have changed the HTML; the field keeps its own, and with it the cursor.
      queryClient.setQueryData(calls.read.key({ params: { id: post.id } }), { ...post, content: values.content });
      setAutosave({ state: 'saved', at: post.updated_at });
    } catch (error) {
      setAutosave({ state: 'failed' });
      await fellBehind(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the delay
  useEffect(() => {
    if (!mayAutosave) return undefined;
    const timer = setTimeout(() => void keep.current(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [mayAutosave, words]);

  return {
    form,
    submit,
    isSaving,
    autosave,
    isBehind,
    isBack,
    startAnew,
    /** Saves the user's version over the other. */
    overwrite: () => {
      see(kept);
      submit();
    },
    /** Takes over the other version. */
    takeTheirs: () => {
      see(kept);
      form.setValues(valuesOf(kept));
      form.resetDirty(valuesOf(kept));
      setBehind(false);
    },
  };
}

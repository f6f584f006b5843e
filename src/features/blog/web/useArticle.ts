import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '#kit/web/failures.ts';
import { useSavedForm } from '#kit/web/form/useSavedForm.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { type EditedPost, slugPattern } from '../entities.ts';
import { type ArticleValues, bodyOf, valuesOf } from './articleValues.ts';
import { calls } from './calls.ts';

/** How long one stops typing before a draft is saved by itself. */
const AUTOSAVE_MS = 3000;

export type Autosave = { state: 'idle' | 'saving' | 'failed' } | { state: 'saved'; at: string };

const isConflict = (error: unknown): boolean => error instanceof CallFailed && error.status === 409;

/**
 * The form of an article. A draft that is kept saves itself; whatever is saved names the version it began with, and where somebody else
 * was quicker the reader decides.
 * @param kept null for a new one @param onMade hears of the new one's id
 */
export function useArticle(kept: EditedPost | null, onMade: (id: number) => void) {
  const t = useTexts('blog');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBehind, setBehind] = useState(false);
  const [autosave, setAutosave] = useState<Autosave>({ state: 'idle' });
  /** What the reader has seen: not what somebody else saved meanwhile. */
  const version = useRef(kept?.version ?? 0);
  /** One after the other, so that a draft does not overtake itself. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const send = (values: ArticleValues): Promise<EditedPost> => {
    const work = async () => {
      const body = bodyOf(values);
      const post = kept
        ? await calls.save.send({ params: { id: kept.id }, body: { ...body, version: version.current } })
        : await calls.add.send({ body });
      version.current = post.version;
      queryClient.setQueryData(calls.read.key({ params: { id: post.id } }), post);
      return post;
    };
    const sent = turn.current.then(work, work);
    turn.current = sent.catch(() => {});
    return sent;
  };
  const { form, submit, isSaving } = useSavedForm<ArticleValues>({
    saved: valuesOf(kept),
    validate: {
      title: (title) => (title.trim() === '' ? t('edit.nameMissing') : null),
      slug: (slug) => (slug === '' || new RegExp(slugPattern).test(slug) ? null : t('edit.slugWrong')),
    },
    save: async ({ values }) => {
      try {
        const post = await send(kept && values.slug === '' ? { ...values, slug: kept.slug } : values);
        setBehind(false);
        setAutosave({ state: 'idle' });
        if (!kept) {
          onMade(post.id);
          await navigate({ to: '/pages/blog/edit/$id', params: { id: String(post.id) }, replace: true });
        }
        void queryClient.invalidateQueries({ queryKey: ['blog'], predicate: ({ queryKey }) => !queryKey.includes('read') });
        return valuesOf(post);
      } catch (error) {
        if (isConflict(error)) {
          setBehind(true);
          await queryClient.invalidateQueries({ queryKey: ['blog'] });
        }
        throw error;
      }
    },
  });

  const values = form.getValues();
  const words = JSON.stringify(values);
  const mayAutosave =
    kept?.status === 'Draft' &&
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
      // Cleaning may have written it in other words; the field keeps its own, and with them the cursor.
      queryClient.setQueryData(calls.read.key({ params: { id: post.id } }), { ...post, content: values.content });
      setAutosave({ state: 'saved', at: post.updated_at });
    } catch (error) {
      setAutosave({ state: 'failed' });
      if (isConflict(error)) setBehind(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed begins the wait anew
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
    /** Saves the reader's own over what somebody else saved. */
    overwrite: () => {
      version.current = kept?.version ?? 0;
      submit();
    },
    /** Takes what somebody else saved. */
    takeTheirs: () => {
      version.current = kept?.version ?? 0;
      form.setValues(valuesOf(kept));
      form.resetDirty(valuesOf(kept));
      setBehind(false);
    },
  };
}

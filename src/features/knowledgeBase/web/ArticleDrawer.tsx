import { Button, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { RichText } from '#kit/web/richText/RichText.tsx';
import type { Article } from '../contract.ts';
import { calls } from './calls.ts';
import { isSlug, slugOf } from './slugOf.ts';
import { useKnowledgeChanges } from './useKnowledgeChanges.ts';

type ArticleDrawerProps = {
  /** Undefined for a new article. */
  article: Article | undefined;
  /** Slug of the category. */
  category: string;
  /** The list of a new article. */
  list: number;
  close: () => void;
  /** Called before `close` with the saved article. */
  saved?: (kept: Article) => void;
};

/** The form of an article, which is a draft until it is published. */
export function ArticleDrawer({ article, category, list, close, saved }: ArticleDrawerProps) {
  const t = useTexts('knowledgeBase');
  const common = useTexts('common');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { remove } = useKnowledgeChanges();
  const { data: shelf } = useQuery(calls.showCategory.query({ params: { slug: category } }));
  const editing = useEditForm({
    initial: {
      title: article?.title ?? '',
      slug: article?.slug ?? '',
      html: article?.html ?? '',
      isPublished: article?.isPublished ?? false,
      list: String(article?.list ?? list),
      version: article?.version ?? 0,
    },
    validate: {
      title: (title) => (title.trim() === '' ? t('edit.titleMissing') : null),
      slug: (slug) => (isSlug(slug) ? null : t('edit.slugWrong')),
      html: (html) => (html === '' ? t('edit.contentMissing') : null),
    },
    save: ({ version, list: chosen, ...words }) => {
      const body = { ...words, list: Number(chosen) };
      return article ? calls.editArticle.send({ params: { id: article.id }, body: { ...body, version } }) : calls.addArticle.send({ body });
    },
    feature: 'knowledgeBase',
    saved: (kept) => {
      queryClient.setQueryData(calls.showArticle.query({ params: { slug: kept.slug } }).queryKey, kept);
      saved?.(kept);
    },
    close,
  });
  const { form } = editing;
  const removeIt = () =>
    article &&
    void remove('articles', article, async () => {
      close();
      await navigate({ to: '/pages/knowledge-base/$category', params: { category } });
    });
  return (
    <EditDrawer
      title={article ? t('edit.article') : t('edit.addArticle')}
      width={860}
      isTranslated={article?.isTranslated}
      editing={editing}
    >
      <Stack gap="md">
        <TextInput
          label={common('word.title')}
          maxLength={160}
          data-autofocus
          {...form.getInputProps('title')}
          onBlur={() => form.values.slug === '' && form.setFieldValue('slug', slugOf(form.values.title))}
        />
        <TextInput label={t('edit.slug')} maxLength={120} {...form.getInputProps('slug')} />
        <NativeSelect
          label={common('word.list')}
          data={(shelf?.lists ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
          {...form.getInputProps('list')}
        />
        <Switch
          label={t('edit.published')}
          description={t('edit.publishedHint')}
          {...form.getInputProps('isPublished', { type: 'checkbox' })}
        />
        <RichText
          label={t('edit.content')}
          value={form.values.html}
          onChange={(html) => form.setFieldValue('html', html)}
          error={form.errors.html}
          minHeight={320}
          ofPage
          data-path="html"
        />
        {article && (
          <Button variant="subtle" color="danger" leftSection={<IconTrash size={18} aria-hidden />} onClick={removeIt}>
            {t('edit.removeArticle')}
          </Button>
        )}
      </Stack>
    </EditDrawer>
  );
}

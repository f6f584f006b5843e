import { Button, MultiSelect, NativeSelect, Stack, TagsInput, Textarea, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink, IconHistory, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { DetailCard, LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { focusFirst } from '#kit/web/form/faults.ts';
import { Segments } from '#kit/web/form/Segments.tsx';
import { FormattedText } from '#kit/web/formattedText/FormattedText.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { RichText } from '#kit/web/richText/RichText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { addressOfDrawing, categories, type EditedPost, limits, statuses } from '../../entities.ts';
import { useTrail } from '../Missing.tsx';
import { ArticlePicture } from '../post/ArticlePicture.tsx';
import post from '../post/BlogPost.module.css';
import { type Autosave, useArticle } from '../post/useArticle.ts';
import { useRemoveArticle } from '../useRemoveArticle.ts';
import classes from './EditForm.module.css';

type EditFormProps = {
  /** Null for a new article. */
  kept: EditedPost | null;
  /** Another user has deleted it. */
  isGone: boolean;
  onMade: (id: number) => void;
};

/** The fields that the preview replaces. */
const shownInPreview = ['title', 'content', 'excerpt'];

export function EditForm({ kept, isGone, onMade }: EditFormProps) {
  const t = useTexts('blog');
  const common = useTexts('common');
  const [mode, setMode] = useState<'writing' | 'preview'>('writing');
  const article = useArticle({ kept, isGone, onMade });
  const { form, submit, isSaving } = article;
  const values = form.getValues();
  const { errors } = form;
  useEffect(() => {
    if (shownInPreview.some((field) => field in errors)) setMode('writing');
  }, [errors]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was hidden can take the focus
  useEffect(() => {
    if (mode === 'writing') focusFirst(errors);
  }, [mode]);
  return (
    <Page
      title={kept ? t('edit.title') : t('edit.new')}
      windowTitle={kept ? `${kept.title} · ${t('edit.title')}` : t('edit.new')}
      trail={useTrail()}
      actions={kept && !isGone && <ArticleActions kept={kept} />}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          {isGone && (
            <Callout kind="warning" role="alert" icon={<IconAlertTriangle />} title={t('edit.gone')}>
              {t('edit.goneHint')}
            </Callout>
          )}
          {article.isBehind && !isGone && (
            <Callout
              kind="warning"
              role="alert"
              icon={<IconAlertTriangle />}
              title={t('edit.conflict')}
              actions={
                <>
                  <Button size="compact-md" onClick={article.overwrite} loading={isSaving}>
                    {t('edit.overwrite')}
                  </Button>
                  <Button size="compact-md" variant="default" onClick={article.takeTheirs}>
                    {t('edit.takeTheirs')}
                  </Button>
                </>
              }
            >
              {t('edit.conflictHint')}
            </Callout>
          )}
          {article.isBack && (
            <Callout
              role="status"
              icon={<IconHistory />}
              title={t('edit.back')}
              actions={
                <Button size="compact-md" variant="default" onClick={article.startAnew}>
                  {t('edit.startAnew')}
                </Button>
              }
            >
              {t('edit.backHint')}
            </Callout>
          )}
          <DetailColumns
            main={
              <LeadingCard label={common('word.text')}>
                <Stack>
                  <Segments
                    aria-label={t('edit.mode')}
                    value={mode}
                    onChange={setMode}
                    data={[
                      { value: 'writing', label: t('edit.writing') },
                      { value: 'preview', label: t('edit.preview') },
                    ]}
                  />
                  {/* Hidden, not unmounted, during the preview, so that the editor keeps its undo history. */}
                  <div hidden={mode === 'preview'}>
                    <Writing form={form} />
                  </div>
                  {mode === 'preview' && <Preview values={values} />}
                </Stack>
              </LeadingCard>
            }
            side={
              <>
                <DetailCard title={t('edit.publishing')} isUrgent>
                  <Stack>
                    <NativeSelect
                      label={common('word.status')}
                      data={statuses.toReversed().map((value) => ({ value, label: t(`status.${value}`) }))}
                      data-path="status"
                      {...form.getInputProps('status')}
                    />
                    <MultiSelect
                      label={common('word.categories')}
                      data={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
                      data-path="categories"
                      {...form.getInputProps('categories')}
                    />
                    <TagsInput
                      label={common('word.tags')}
                      description={t('edit.tagsHint')}
                      maxTags={limits.tags}
                      splitChars={[',', ';']}
                      data-path="tags"
                      {...form.getInputProps('tags')}
                      onChange={(tags) =>
                        form.setFieldValue(
                          'tags',
                          tags.map((tag) => tag.slice(0, limits.tag)),
                        )
                      }
                    />
                    <TextInput
                      label={t('edit.slug')}
                      description={t('edit.slugHint')}
                      maxLength={limits.slug}
                      dir="ltr"
                      data-path="slug"
                      {...form.getInputProps('slug')}
                    />
                    <FormFoot form={form} isSaving={isSaving} />
                    <AutosaveState autosave={article.autosave} />
                  </Stack>
                </DetailCard>
                <DetailCard title={t('edit.picture')}>
                  <ArticlePicture
                    picture={values.picture}
                    drawing={values.drawing}
                    error={form.errors.imageId}
                    onPicture={(picture) => form.setFieldValue('picture', picture)}
                    onDrawing={(drawing) => form.setFieldValue('drawing', drawing)}
                  />
                </DetailCard>
              </>
            }
          />
        </Stack>
      </form>
    </Page>
  );
}

function Writing({ form }: { form: ReturnType<typeof useArticle>['form'] }) {
  const t = useTexts('blog');
  const common = useTexts('common');
  return (
    <Stack>
      <TextInput
        label={common('word.title')}
        size="md"
        required
        maxLength={limits.title}
        data-path="title"
        {...form.getInputProps('title')}
      />
      <RichText
        label={common('word.text')}
        placeholder={t('edit.contentPlaceholder')}
        minHeight={360}
        ofPage
        value={form.getValues().content}
        onChange={(html) => form.setFieldValue('content', html)}
        error={form.errors.content}
        data-path="content"
      />
      <Textarea
        label={t('edit.excerpt')}
        description={t('edit.excerptHint')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={limits.excerpt}
        data-path="excerpt"
        {...form.getInputProps('excerpt')}
      />
    </Stack>
  );
}

/** As it will be published. */
function Preview({ values }: { values: ReturnType<ReturnType<typeof useArticle>['form']['getValues']> }) {
  const t = useTexts('blog');
  return (
    <section aria-label={t('edit.preview')}>
      <img
        className={post.picture}
        src={atPrefix(values.picture.image || addressOfDrawing(values.drawing))}
        alt=""
        width={1280}
        height={720}
      />
      <Title order={2} size="h1" mt="lg" mb="md" dir="auto">
        {values.title}
      </Title>
      <div className={post.text} dir="auto">
        <FormattedText html={values.content} top={3} />
      </div>
    </section>
  );
}

function ArticleActions({ kept }: { kept: EditedPost }) {
  const t = useTexts('blog');
  const remove = useRemoveArticle();
  const navigate = useNavigate();
  const params = { id: String(kept.id) };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => remove(kept, () => navigate({ to: '/pages/blog/list' }))}
      >
        {t('post.remove')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconExternalLink size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/pages/blog/detail/$id" params={params} {...props} />}
      >
        {t('edit.view')}
      </Button>
    </>
  );
}

function AutosaveState({ autosave }: { autosave: Autosave }) {
  const t = useTexts('blog');
  const common = useTexts('common');
  const format = useFormat();
  return (
    <p className={`${textStyles.minor} ${classes.autosave}`} role="status" data-state={autosave.state}>
      {autosave.state === 'saving' && common('word.saving')}
      {autosave.state === 'failed' && t('edit.autosaveFailed')}
      {autosave.state === 'saved' && t('edit.autosaved', { time: format.time(autosave.at) })}
    </p>
  );
}

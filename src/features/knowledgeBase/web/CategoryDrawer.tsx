import { Stack, Textarea, TextInput } from '@mantine/core';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import choice from '#kit/web/form/pictureChoice.module.css';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { drawings, type KnowledgeCategory } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './Knowledge.module.css';
import { isSlug, slugOf } from './slugOf.ts';

type CategoryDrawerProps = {
  /** Undefined for a new category. */
  category: KnowledgeCategory | undefined;
  close: () => void;
};

/** The form of a category: title, slug, description and drawing. */
export function CategoryDrawer({ category, close }: CategoryDrawerProps) {
  const t = useTexts('knowledgeBase');
  const common = useTexts('common');
  const { title = '', slug = '', description = '', drawing = drawings[0], version = 0 } = category ?? {};
  const editing = useEditForm({
    initial: { title, slug, description, drawing, version },
    validate: {
      title: (words) => (words.trim() === '' ? t('edit.titleMissing') : null),
      slug: (word) => (isSlug(word) ? null : t('edit.slugWrong')),
    },
    save: ({ version: begun, ...body }) =>
      category
        ? calls.editCategory.send({ params: { id: category.id }, body: { ...body, version: begun } })
        : calls.addCategory.send({ body }),
    feature: 'knowledgeBase',
    close,
  });
  const { form } = editing;
  return (
    <EditDrawer title={category ? t('edit.category') : t('edit.addCategory')} isTranslated={category?.isTranslated} editing={editing}>
      <Stack gap="md">
        <TextInput
          label={common('word.title')}
          maxLength={160}
          data-autofocus
          {...form.getInputProps('title')}
          onBlur={() => form.values.slug === '' && form.setFieldValue('slug', slugOf(form.values.title))}
        />
        <TextInput label={t('edit.slug')} maxLength={120} {...form.getInputProps('slug')} />
        <Textarea label={common('word.description')} maxLength={300} autosize minRows={2} {...form.getInputProps('description')} />
        <fieldset>
          <legend>{t('edit.drawing')}</legend>
          <div className={`${choice.choices} ${classes.drawings}`}>
            {drawings.map((name) => (
              <label key={name} className={choice.choice}>
                <input
                  type="radio"
                  name="drawing"
                  aria-label={t(`drawing.${name}`)}
                  checked={form.values.drawing === name}
                  onChange={() => form.setFieldValue('drawing', name)}
                />
                <img src={atPrefix(`/knowledge/${name}.svg`)} width={96} height={72} alt="" />
              </label>
            ))}
          </div>
        </fieldset>
      </Stack>
    </EditDrawer>
  );
}

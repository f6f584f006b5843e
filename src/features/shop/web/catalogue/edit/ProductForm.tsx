import { Button, Checkbox, Group, NativeSelect, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import type { SavedForm } from '#kit/web/form/useSavedForm.ts';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Bulleted } from '#kit/web/side/SideEntry.tsx';
import { productColors } from '../../../contract.ts';
import { maxStock } from '../../../entities.ts';
import { categories, maxBrandLength, maxPrice } from '../../../listQuery.ts';
import { DrawingChoice } from './DrawingChoice.tsx';
import classes from './ProductForm.module.css';
import type { ProductValues } from './productValues.ts';

type ProductFormProps = {
  saved: SavedForm<ProductValues>;
  picture: ReactNode;
  /** Label of the submit button for a new product. */
  submit?: string;
};

/** The form of a product. */
export function ProductForm({ saved: { form, submit, isSaving }, picture, submit: create }: ProductFormProps) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const marks = useNumberMarks();
  const ratings = [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: t('rated', { rating }) }));
  const rating = form.getInputProps('rating');
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Stack>
        <DetailCard title={t('edit.product')}>
          <div className={classes.fields}>
            <TextInput className={classes.wide} label={common('word.name')} required maxLength={120} {...form.getInputProps('name')} />
            <TextInput label={t('edit.brand')} required maxLength={maxBrandLength} {...form.getInputProps('brand')} />
            <NativeSelect
              label={t('edit.category')}
              data={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
              {...form.getInputProps('category')}
            />
            <Textarea
              className={classes.wide}
              label={common('word.description')}
              required
              rows={5}
              maxLength={2000}
              {...form.getInputProps('description')}
            />
          </div>
        </DetailCard>
        <DetailCard title={t('edit.sale')}>
          <div className={classes.fields}>
            <NumberInput
              label={common('word.price')}
              required
              hideControls
              prefix="R$ "
              decimalScale={2}
              fixedDecimalScale
              allowNegative={false}
              max={maxPrice}
              {...marks}
              {...form.getInputProps('price')}
            />
            <NumberInput
              label={t('edit.stock')}
              required
              allowDecimal={false}
              allowNegative={false}
              max={maxStock}
              {...marks}
              {...form.getInputProps('stock')}
            />
            <NativeSelect
              label={t('filters.rating')}
              data={ratings}
              {...rating}
              value={String(rating.value)}
              onChange={({ currentTarget: { value } }) => form.setFieldValue('rating', Number(value))}
            />
            <Checkbox className={classes.wide} label={t('freeShipping')} {...form.getInputProps('hasFreeShipping', { type: 'checkbox' })} />
            <Checkbox.Group className={classes.wide} label={t('edit.colors')} required {...form.getInputProps('colorOptions')}>
              <Group gap="12px 24px" mt="xs">
                {productColors.map((color) => (
                  <Checkbox key={color} value={color} label={<Bulleted color={color}>{t(`color.${color}`)}</Bulleted>} />
                ))}
              </Group>
            </Checkbox.Group>
          </div>
        </DetailCard>
      </Stack>
      <Stack>
        <DetailCard title={common('word.picture')}>
          {picture}
          <DrawingChoice value={form.values.drawing} choose={(drawing) => form.setFieldValue('drawing', drawing)} />
        </DetailCard>
      </Stack>
      <div className={classes.wide}>
        {create ? (
          <Button type="submit" loading={isSaving}>
            {create}
          </Button>
        ) : (
          <FormFoot form={form} isSaving={isSaving} />
        )}
      </div>
    </form>
  );
}

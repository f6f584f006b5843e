import { useQueryClient } from '@tanstack/react-query';
import { useSavedForm } from '#kit/web/form/useSavedForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { PictureField } from '#kit/web/picture/PictureField.tsx';
import { CallFailed } from '#kit/web/request/failures.ts';
import type { ShopProduct } from '../../../entities.ts';
import { calls } from '../calls.ts';
import { useSeenVersion } from '../product/useSeenVersion.ts';
import { ProductForm } from './ProductForm.tsx';
import { toAddedProduct, useProductRules, valuesOf } from './productValues.ts';

/** The form of an existing product. */
export function EditProduct({ product }: { product: ShopProduct }) {
  const t = useTexts('catalogue');
  const queryClient = useQueryClient();
  const { id } = product;
  const follow = () => queryClient.invalidateQueries({ queryKey: ['shop'] });
  const saved = useSavedForm({
    saved: valuesOf(product),
    validate: useProductRules(),
    save: async ({ values, changed }) => {
      // Sent only if chosen: it replaces the picture.
      const { drawing: _, ...written } = toAddedProduct(values);
      const drawing = changed.drawing === '' ? undefined : changed.drawing;
      try {
        const answer = await calls.edit.send({
          params: { id },
          body: { ...written, ...(drawing && { drawing }), ...seen.of(changed) },
        });
        await follow();
        return valuesOf(answer.product);
      } catch (error) {
        // Fields that the user has not edited show the other user's changes.
        if (error instanceof CallFailed && error.status === 409) {
          await follow();
          seen.lookAgain();
        }
        throw error;
      }
    },
  });
  const seen = useSeenVersion(product, saved.form);
  return (
    <ProductForm
      saved={saved}
      picture={
        <PictureField
          label={t('edit.picture')}
          fit="contain"
          src={product.image}
          save={async (picture) => {
            await calls.putPicture.send({ params: { id }, body: picture });
            await follow();
          }}
          {...(product.hasOwnPicture && {
            remove: async () => {
              await calls.removePicture.send({ params: { id } });
              await follow();
            },
          })}
        />
      }
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { useSavedForm } from '#kit/web/form/useSavedForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { PictureField } from '#kit/web/picture/PictureField.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { addressOfDrawing } from '../../../drawings.ts';
import { calls } from '../calls.ts';
import { ProductForm } from './ProductForm.tsx';
import { noProduct, toAddedProduct, useProductRules } from './productValues.ts';

/** The form of a new product; its picture is uploaded after the product was created. */
export function NewProduct() {
  const t = useTexts('catalogue');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [picture, setPicture] = useState<Blob>();
  const address = useAddressOf(picture);
  const saved = useSavedForm({
    saved: noProduct,
    validate: useProductRules(),
    save: async ({ values }) => {
      const { id, slug } = await calls.add.send({ body: toAddedProduct(values) });
      // The product exists even if the upload fails.
      if (picture) await calls.putPicture.send({ params: { id }, body: picture }).catch(toast.failure);
      await queryClient.invalidateQueries({ queryKey: ['shop'] });
      await navigate({ to: '/apps/ecommerce/product-detail/$slug', params: { slug }, replace: true });
      return noProduct;
    },
  });
  useUnsaved(picture !== undefined && !saved.isSaving);
  const { drawing } = saved.form.values;
  return (
    <ProductForm
      saved={saved}
      submit={t('edit.create')}
      picture={
        <PictureField
          label={t('edit.picture')}
          fit="contain"
          src={address ?? addressOfDrawing(drawing)}
          save={async (chosen) => setPicture(chosen)}
          {...(picture && { remove: async () => setPicture(undefined) })}
        />
      }
    />
  );
}

/** Local URL of a picture that is not uploaded yet. */
function useAddressOf(picture: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = picture && URL.createObjectURL(picture);
    setAddress(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [picture]);
  return address;
}

// Converts products to form values and back.
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ProductColor } from '../../../contract.ts';
import type { Drawing } from '../../../drawings.ts';
import type { AddedProduct, ShopProduct } from '../../../entities.ts';
import type { Category } from '../../../listQuery.ts';

export type ProductValues = {
  name: string;
  brand: string;
  category: Category;
  description: string;
  /** In reais; empty at first. */
  price: number | string;
  hasFreeShipping: boolean;
  rating: number;
  colorOptions: ProductColor[];
  stock: number | string;
  /** Empty if the product has a picture of its own. */
  drawing: Drawing | '';
};

export const noProduct: ProductValues = {
  ...{ name: '', brand: '', category: 'papelaria', description: '', price: '', hasFreeShipping: false, rating: 5 },
  ...{ colorOptions: ['primary'], stock: '', drawing: 'papel-sulfite' },
};

export function valuesOf(product: ShopProduct): ProductValues {
  const { name, brand, category, description, price, hasFreeShipping, rating, colorOptions, stock, drawing, hasOwnPicture } = product;
  return {
    ...{ name, brand, category, description, price, hasFreeShipping, rating, colorOptions, stock },
    drawing: hasOwnPicture ? '' : (drawing as Drawing),
  };
}

export function toAddedProduct({ name, brand, description, price, stock, drawing, ...rest }: ProductValues): AddedProduct {
  return {
    ...rest,
    ...{ name: name.trim(), brand: brand.trim(), description: description.trim(), price: Number(price), stock: Number(stock) },
    ...(drawing !== '' && { drawing }),
  };
}

/** Validation of the form. */
export function useProductRules() {
  const t = useTexts('catalogue');
  return {
    name: (name: string) => (name.trim() === '' ? t('edit.fault.name') : null),
    brand: (brand: string) => (brand.trim() === '' || brand.includes(',') ? t('edit.fault.brand') : null),
    description: (description: string) => (description.trim() === '' ? t('edit.fault.description') : null),
    price: (price: number | string) => (Number(price) > 0 ? null : t('edit.fault.price')),
    stock: (stock: number | string) => (stock !== '' && Number(stock) >= 0 ? null : t('edit.fault.stock')),
    colorOptions: (colors: readonly string[]) => (colors.length === 0 ? t('edit.fault.colors') : null),
  };
}

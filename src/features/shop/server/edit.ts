// How admins create and change products.
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { addressOfDrawing, type Drawing } from '../drawings.ts';
import type { AddedProduct, EditedProduct } from '../entities.ts';
import { keysOfProduct, slugOf } from './keys.ts';
import type {} from './tables.ts';

/** The drawing of products for which none was chosen. */
const DEFAULT_DRAWING: Drawing = 'caixa-de-arquivo';

const changedMeanwhile: LocalizedText = {
  pt: 'Outra pessoa alterou este produto enquanto você o editava. Confira e salve de novo.',
  en: 'Someone else changed this product while you were editing it. Check it and save again.',
  fr: 'Une autre personne a modifié ce produit pendant que vous le modifiiez. Vérifiez et enregistrez à nouveau.',
  de: 'Jemand anderes hat dieses Produkt geändert, während Sie es bearbeiteten. Prüfen Sie es und speichern Sie erneut.',
};
const stockChanged = (stock: number): LocalizedText => ({
  pt: `O estoque mudou nesse meio-tempo: agora há ${stock}. Confira e salve de novo.`,
  en: `The stock has changed in the meantime: there are ${stock} now. Check it and save again.`,
  fr: `Le stock a changé entre-temps : il y en a ${stock} maintenant. Vérifiez et enregistrez à nouveau.`,
  de: `Der Bestand hat sich inzwischen geändert: Jetzt sind es ${stock}. Prüfen Sie ihn und speichern Sie erneut.`,
});
const notInCents: LocalizedText = {
  pt: 'Use no máximo duas casas decimais.',
  en: 'Use two decimal places at most.',
  fr: 'Utilisez deux décimales au maximum.',
  de: 'Höchstens zwei Nachkommastellen.',
};

/** A product as named in the audit log. */
export type ProductName = { id: number; name: string; slug: string };

/** @throws {Problem} `validation` */
export async function createProduct(db: Queries, sent: AddedProduct, language: Language): Promise<ProductName> {
  const row = toRow(sent, language);
  const { id } = await db
    .insertInto('products')
    .values({ ...row, stock: sent.stock, image: addressOfDrawing(sent.drawing ?? DEFAULT_DRAWING), updated_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: row.name, slug: `${row.slug}-${id}` };
}

/**
 * @returns the changed fields, and the replaced picture; no fields if nothing changed
 * @throws {Problem} `not-found`, `validation`, `conflict` if another user has saved it first, or the stock has changed
 */
export async function updateProduct(
  db: Queries,
  id: number,
  { version, stock, stockSeen, drawing, ...sent }: EditedProduct,
  language: Language,
): Promise<ProductName & { fields: string[]; picture: string | null }> {
  const before = (await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()) ?? notFound();
  if (before.version !== version) throw new Problem('conflict', changedMeanwhile);
  const row = toRow(sent, language);
  const image = drawing === undefined ? before.image : addressOfDrawing(drawing);
  const changes = {
    name: row.name !== before.name,
    brand: row.brand !== before.brand,
    category: row.category !== before.category,
    description: row.description !== before.description,
    price: row.price !== before.price,
    freeShipping: row.has_free_shipping !== before.has_free_shipping,
    rating: row.rating !== before.rating,
    colors: row.colors !== JSON.stringify(before.colors),
    picture: image !== before.image,
    stock: stock !== stockSeen,
  };
  const fields = Object.entries(changes).flatMap(([field, isChanged]) => (isChanged ? [field] : []));
  const named = { id, name: row.name, slug: `${row.slug}-${id}` };
  if (fields.length === 0) return { ...named, fields, picture: null };
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ ...row, image, version: version + 1, updated_at: new Date().toISOString() })
    .$if(changes.picture, (query) => query.set({ picture_id: null }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('conflict', changedMeanwhile);
  if (changes.stock) await setStock(db, id, { stock, stockSeen });
  return { ...named, fields, picture: changes.picture ? before.picture_id : null };
}

/** Sets the stock, unless it has changed since. @throws {Problem} `not-found`, `conflict` */
export async function setStock(db: Queries, id: number, { stock, stockSeen }: { stock: number; stockSeen: number }): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ stock })
    .where('id', '=', id)
    .where('stock', '=', stockSeen)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const product = await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirst();
  throw product ? new Problem('conflict', stockChanged(product.stock)) : new Problem('not-found');
}

/** @returns null if nothing changed @throws {Problem} `not-found` */
export async function setHidden(db: Queries, id: number, isHidden: boolean): Promise<ProductName | null> {
  const { name, slug, is_hidden } = await findNamed(db, id);
  if (is_hidden === isHidden) return null;
  await db
    .updateTable('products')
    // No new version, because open forms do not contain this field.
    .set({ is_hidden: isHidden, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  return { id, name, slug };
}

/** Sets the picture of the product, or shows its drawing. @returns the product and its previous picture @throws {Problem} `not-found` */
export async function changePicture(
  db: Queries,
  id: number,
  picture: string | null,
): Promise<ProductName & { image: string; former: string | null }> {
  const { name, slug, image, picture_id } = await findNamed(db, id);
  await db.updateTable('products').set({ picture_id: picture }).where('id', '=', id).execute();
  return { id, name, slug, image, former: picture_id };
}

/** @throws {Problem} `not-found` */
export async function findNamed(db: Queries, id: number) {
  const row = await db
    .selectFrom('products')
    .select(['name', 'slug', 'image', 'picture_id', 'is_hidden', 'stock'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? notFound();
}

/** The columns of a validated product. */
function toRow(sent: Omit<AddedProduct, 'stock' | 'drawing'>, language: Language) {
  if (Math.abs(sent.price * 100 - Math.round(sent.price * 100)) > 1e-6)
    throw new Problem('validation', undefined, [{ path: 'body.price', message: notInCents[language] }]);
  const names = { name: oneLine(sent.name), brand: oneLine(sent.brand) };
  return {
    ...names,
    ...keysOfProduct(names),
    ...{ slug: slugOf(names.name), category: sent.category, description: sent.description.trim(), price: sent.price },
    ...{ has_free_shipping: sent.hasFreeShipping, rating: sent.rating, colors: JSON.stringify(sent.colorOptions) },
  };
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

// What the page shows where the application cannot start. Its texts cannot be fetched then.

const words: Record<string, string> = {
  pt: 'Não foi possível carregar. Tentar de novo',
  en: 'Could not be loaded. Try again',
  fr: 'Chargement impossible. Réessayer',
  de: 'Laden nicht möglich. Erneut versuchen',
};

/** Puts a link that loads the page again in the place of the three bars. `error`: why the application did not start. */
export function offerReload(error: unknown): void {
  console.error(error);
  const link = document.createElement('a');
  link.href = '';
  link.textContent = words[document.documentElement.lang.slice(0, 2)] ?? '';
  document.querySelector('.splash-bars')?.replaceWith(link);
}

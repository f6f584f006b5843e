import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { EditalHit } from '../entities.ts';

/** Names the place of a hit: `edital.pdf, página 12`. */
export function usePlace(): (hit: Pick<EditalHit, 'arquivo' | 'pagina'>) => string {
  const t = useTexts('editais');
  const format = useFormat();
  return ({ arquivo, pagina }) => [arquivo.split('/').at(-1), t('page', { number: format.number(pagina) })].filter(Boolean).join(', ');
}

import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { Lote } from '../../../entities.ts';
import { partFields } from '../../../partFields.ts';
import classes from './Lotes.module.css';

/** What few want to know of an item, folded; nothing if its source tells nothing of it. */
export function LoteDetails({ lote }: { lote: Lote }) {
  const t = useTexts('lotes');
  const label = useLabels(partFields.lote);
  const { ncm, ncm_descricao, categoria, margem_preferencia, informacao } = lote;
  const facts = Object.entries({ ncm: [ncm, ncm_descricao].filter(Boolean).join(' · '), categoria, margem_preferencia, informacao }).filter(
    ([, text]) => text !== '' && text !== NOTHING,
  ) as ['ncm' | 'categoria' | 'margem_preferencia' | 'informacao', string][];
  if (facts.length === 0) return null;
  return (
    <details className={classes.details}>
      <summary>{t('more')}</summary>
      <dl>
        {facts.map(([field, text]) => (
          <div key={field}>
            <dt>{label(field)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** PNCP's category of items that have none. */
const NOTHING = 'Não se aplica';

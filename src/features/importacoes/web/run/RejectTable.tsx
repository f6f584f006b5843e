import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import sending from '#kit/web/sending/Sending.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { Rejeito } from '../../entities.ts';

/** Rejected records: position, key and reason; cards on phones. */
export function RejectTable({ label, rejeitos }: { label: string; rejeitos: readonly Rejeito[] }) {
  const t = useTexts('importacoes');
  const common = useTexts('common');
  const format = useFormat();
  return (
    <table className={sending.records} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" data-align="end">
            {t('reject.indice')}
          </th>
          <th scope="col">{t('reject.controle')}</th>
          <th scope="col">{t('reject.campo')}</th>
          <th scope="col">{t('reject.valor')}</th>
          <th scope="col">{common('word.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rejeitos.map(({ indice, controle, campo, valor, motivo }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record may be rejected for several reasons
          <tr key={`${indice}-${place}`}>
            <th scope="row" data-align="end" data-label={t('reject.indice')}>
              {format.number(indice)}
            </th>
            <td data-label={t('reject.controle')}>{controle || <span className={sending.faint}>{common('detail.empty')}</span>}</td>
            <td data-label={t('reject.campo')}>
              {campo ? <code>{campo}</code> : <span className={sending.faint}>{t('reject.whole')}</span>}
            </td>
            <td data-label={t('reject.valor')}>
              {valor ? (
                <span className={`${textStyles.lines} ${sending.value}`} title={valor}>
                  {valor}
                </span>
              ) : (
                <span className={sending.faint}>{common('detail.empty')}</span>
              )}
            </td>
            <td data-label={common('word.reason')}>{t(`motive.${motivo}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

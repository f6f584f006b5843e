import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import styles from '#brasil/web/records/records.module.css';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { PcaPlano } from '../../entities.ts';
import { calls } from '../calls.ts';

const shown = 10;

/** The items of the highest value, and the way to all others. */
export function LargestItems({ plano: { id, itens_total } }: { plano: PcaPlano }) {
  const t = useTexts('pca');
  const format = useFormat();
  const { data } = useQuery(calls.list.query({ query: { plano: id, sort: 'valor_total', perPage: shown } }));
  if (itens_total === 0) return null;
  return (
    <DetailCard title={t('detail.largest')}>
      <ul className={styles.records}>
        {data?.itens.map((item) => (
          <li key={item.id}>
            <div>
              <Link to="/pca" search={{ plano: id, item: item.id }}>
                {item.descricao || item.grupo || t('noDescricao')}
              </Link>
              <span className={textStyles.second}>
                {[item.categoria, item.desejada && format.date(noonOf(item.desejada))].filter(Boolean).join(' · ')}
              </span>
            </div>
            <span className={styles.strong}>{item.valor_total === null ? t('list.noValue') : format.money(item.valor_total)}</span>
          </li>
        ))}
      </ul>
      <Link to="/pca" search={{ plano: id }}>
        {t('detail.all', { count: itens_total, figure: format.number(itens_total) })}
      </Link>
    </DetailCard>
  );
}

import type { ReactNode } from 'react';
import type { Validity } from '#brasil/vigencia.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import textStyles from '#kit/web/text/text.module.css';
import styles from './records.module.css';
import { VigenciaBadge } from './VigenciaBadge.tsx';

type NoticeRecordsProps = {
  title: string;
  records: readonly { key: number; validity: Validity; link: ReactNode; second: string }[];
  /** Link to the others. */
  more: ReactNode;
};

/** The card of the contracts or atas of a notice. */
export function NoticeRecords({ title, records, more }: NoticeRecordsProps) {
  return (
    <DetailCard title={title}>
      <ul className={styles.records}>
        {records.map(({ key, validity, link, second }) => (
          <li key={key}>
            <div>
              {link}
              <span className={textStyles.second}>{second}</span>
            </div>
            <VigenciaBadge record={validity} />
          </li>
        ))}
      </ul>
      {more}
    </DetailCard>
  );
}

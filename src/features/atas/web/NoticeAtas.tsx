import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { recordNumber } from '#brasil/recordNumber.ts';
import { NoticeRecords } from '#brasil/web/records/NoticeRecords.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from './calls.ts';

const shown = 5;

/** On a notice's page: the atas that came of it; nothing if there are none. */
export function NoticeAtas({ controle }: { controle: string }) {
  const t = useTexts('atas');
  const format = useFormat();
  const { data } = useQuery(calls.list.query({ query: { compra: controle, sort: 'vigencia_fim', perPage: shown } }));
  if (!data || data.total === 0) return null;
  return (
    <NoticeRecords
      title={t('title')}
      records={data.atas.map((ata) => ({
        ...{ key: ata.id, validity: ata },
        link: (
          <Link to="/atas/$id" params={{ id: String(ata.id) }}>
            {`${t('name')} ${recordNumber(ata)}`}
          </Link>
        ),
        second: ata.unidade,
      }))}
      more={
        data.total > shown && (
          <Link to="/atas" search={{ compra: controle }}>
            {t('detail.all', { count: data.total, figure: format.number(data.total) })}
          </Link>
        )
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { recordNumber } from '#brasil/recordNumber.ts';
import { NoticeRecords } from '#brasil/web/records/NoticeRecords.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from './calls.ts';

const shown = 5;

/** On a notice's page: the contracts that came of it; nothing if there are none. */
export function NoticeContracts({ controle }: { controle: string }) {
  const t = useTexts('contratos');
  const format = useFormat();
  const { data } = useQuery(calls.list.query({ query: { compra: controle, sort: 'valor_global', perPage: shown } }));
  if (!data || data.total === 0) return null;
  return (
    <NoticeRecords
      title={t('title')}
      records={data.contratos.map((contrato) => ({
        ...{ key: contrato.id, validity: contrato },
        link: (
          <Link to="/contratos/$id" params={{ id: String(contrato.id) }}>
            {[contrato.tipo, recordNumber(contrato)].filter(Boolean).join(' ')}
          </Link>
        ),
        second: [contrato.fornecedor, contrato.valor_global !== null && format.money(contrato.valor_global)].filter(Boolean).join(' · '),
      }))}
      more={
        data.total > shown && (
          <Link to="/contratos" search={{ compra: controle }}>
            {t('detail.all', { count: data.total, figure: format.number(data.total) })}
          </Link>
        )
      }
    />
  );
}

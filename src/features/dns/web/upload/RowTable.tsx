import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import sending from '#kit/web/sending/Sending.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { DnsFault, DnsRow } from '../../contract.ts';
import { DayShown } from '../DayShown.tsx';
import classes from './Upload.module.css';

const columns = ['nome', 'pedido', 'vigencia', 'vencimento', 'nota'] as const satisfies readonly DnsFault['campo'][];

/** Parsed rows with each fault at its cell; cards on phones. */
export function RowTable({ label, rows }: { label: string; rows: readonly DnsRow[] }) {
  const t = useTexts('upload');
  const entry = useTexts('dns');
  const format = useFormat();
  return (
    <table className={`${sending.records} ${classes.rows}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" data-align="end">
            {t('rows.linha')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {entry(`field.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-faulty={row.faults.length > 0 || undefined}>
            <th scope="row" data-align="end" data-label={t('rows.linha')}>
              {format.number(row.linha)}
            </th>
            {columns.map((column) => (
              <Cell key={column} name={entry(`field.${column}`)} faults={row.faults.filter(({ campo }) => campo === column)}>
                <Value row={row} column={column} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ name, faults, children }: { name: string; faults: readonly DnsFault[]; children: ReactNode }) {
  const t = useTexts('upload');
  return (
    <td data-label={name} data-faulty={faults.length > 0 || undefined}>
      {children}
      {faults.map(({ motivo }) => (
        <span key={motivo} className={classes.fault}>
          <IconAlertTriangle size={14} aria-hidden />
          {t(`motive.${motivo}`)}
        </span>
      ))}
    </td>
  );
}

function Value({ row, column }: { row: DnsRow; column: (typeof columns)[number] }) {
  const common = useTexts('common');
  const value = row[column];
  const isFaulty = row.faults.some(({ campo }) => campo === column);
  // A missing required value is shown by its fault.
  if (!value) return !isFaulty && <span className={sending.faint}>{common('detail.empty')}</span>;
  if (column === 'vigencia' || column === 'vencimento') return isDay(row, column) ? <DayShown day={value} /> : <bdi>{value}</bdi>;
  if (column !== 'nome') return <span className={`${textStyles.lines} ${classes.text}`}>{value}</span>;
  return (
    <>
      <bdi className={`${textStyles.lines} ${classes.text}`}>{value}</bdi>
      {row.ascii !== '' && row.ascii !== value && (
        <small className={`${textStyles.minor} ${classes.minor}`}>
          <bdi>{row.ascii}</bdi>
        </small>
      )}
    </>
  );
}

/** An invalid day is shown as it was written. */
function isDay({ faults }: DnsRow, column: 'vigencia' | 'vencimento'): boolean {
  return !faults.some(({ campo, motivo }) => campo === column && motivo === 'badDate');
}

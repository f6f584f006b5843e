import { startOfDayInBrasilia } from '#kit/clock.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import sending from '#kit/web/sending/Sending.module.css';
import type { Previa } from '../../entities.ts';

type Kind = Previa['colunas'][number]['tipo'];

/** The first records as parsed. */
export function Preview({ previa: { colunas, linhas } }: { previa: Previa }) {
  const t = useTexts('importacoes');
  const common = useTexts('common');
  const show = useShown();
  if (linhas.length === 0) return <p className={sending.faint}>{t('preview.none')}</p>;
  const aligned = (kind: Kind | undefined) => (kind === 'number' || kind === 'money' ? 'end' : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cells, no fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={sending.scroller} role="group" tabIndex={0} aria-label={t('preview.title')}>
      <table className={sending.table}>
        <thead>
          <tr>
            {colunas.map(({ nome, titulo, tipo }) => (
              <th key={nome} scope="col" data-align={aligned(tipo)}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first rows of a file are known by their place
            <tr key={row}>
              {cells.map((cell, place) => {
                const column = colunas[place];
                const words = cell === null ? '' : show(cell, column?.tipo ?? 'text');
                return (
                  <td key={column?.nome ?? place} data-align={aligned(column?.tipo)} title={words}>
                    {words || <span className={sending.faint}>{common('detail.empty')}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first rows of a sheet as written, while their kind is unknown. */
export function SheetSample({ sheet: { cabecalho, amostra } }: { sheet: NonNullable<Previa['planilha']> }) {
  const t = useTexts('importacoes');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cells, no fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={sending.scroller} role="group" tabIndex={0} aria-label={t('preview.title')}>
      <table className={sending.table}>
        <thead>
          <tr>
            {cabecalho.map((heading, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column of a sheet is known by its place
              <th key={place} scope="col">
                {heading || t('sheet.column', { number: place + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amostra.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a sheet is known by its place
            <tr key={row}>
              {cabecalho.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={place} title={cells[place]}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A preview value in the user's locale; one that does not parse is shown as it is. */
function useShown(): (value: string, kind: Kind) => string {
  const format = useFormat();
  return (value, kind) => {
    if (kind === 'instant') return Number.isNaN(Date.parse(value)) ? value : format.dateTime(value);
    if (kind === 'day') return Number.isNaN(Date.parse(value)) ? value : format.date(startOfDayInBrasilia(value));
    const amount = Number(value);
    if (kind === 'text' || value === '' || !Number.isFinite(amount)) return value;
    return kind === 'money' ? format.money(amount) : format.number(amount);
  };
}

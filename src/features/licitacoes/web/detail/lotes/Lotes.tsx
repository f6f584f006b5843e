import { Button, CloseButton, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type CSSProperties, useDeferredValue, useRef, useState, useTransition } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { type Format, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Lote } from '../../../entities.ts';
import { partFields } from '../../../partFields.ts';
import { itemOfHash } from '../../itemHash.ts';
import detail from '../LicitacaoDetail.module.css';
import { LoteRows, type Prices } from './LoteRows.tsx';
import classes from './Lotes.module.css';
import { LotesGroupRow, LotesSums } from './LotesSums.tsx';
import { byGroup, hasWords, sumUp } from './loteSums.ts';

/** Items shown at first. */
const FIRST = 100;
/** Number of items from which a search field is shown. */
const MANY = 20;

/** Items of a notice by lot, with winners and sums; cards on phones. */
export function Lotes({ lotes, isSecret, prices }: { lotes: Lote[]; isSecret: boolean; prices: Prices }) {
  const t = useTexts('lotes');
  const label = useLabels(partFields.lote);
  const format = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const [showsAll, setShowsAll] = useState(false);
  const [isUnfolding, unfold] = useTransition();
  const wanted = useLocation({ select: ({ hash }) => itemOfHash(hash) });
  const isWantedThere = lotes.some(({ numero }) => numero === wanted);
  const isOnPaper = useMediaQuery('print', undefined, { getInitialValueInEffect: false });
  if (lotes.length === 0) {
    return (
      <DetailCard title={t('title')}>
        <p className={`${textStyles.minor} ${detail.none}`}>{t('none')}</p>
      </DetailCard>
    );
  }
  const groups = byGroup(lotes);
  const hasGroups = groups.some(({ grupo }) => grupo !== null);
  const found = text ? new Set(lotes.filter((lote) => hasWords(lote, text))) : new Set(lotes);
  let room = showsAll || isOnPaper || isWantedThere ? Number.POSITIVE_INFINITY : FIRST;
  const shown = groups.map(({ grupo, lotes: all }) => {
    const some = all.filter((lote) => found.has(lote)).slice(0, room);
    room -= some.length;
    return { grupo, some, sums: sumUp(all) };
  });
  const showAll = () => {
    // The button disappears, so the focus moves into the table.
    scroller.current?.focus({ preventScroll: true });
    unfold(() => setShowsAll(true));
  };
  const count = t('count', { count: lotes.length, figure: format.number(lotes.length) });
  return (
    <DetailCard
      title={t('title')}
      aside={
        <span className={textStyles.dimmed} role="status">
          {text ? t('found', { found: format.number(found.size), all: count }) : count}
        </span>
      }
    >
      {lotes.length > MANY && (
        <TextInput
          className={classes.filter}
          aria-label={t('filter')}
          placeholder={t('filter')}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={typed !== '' && <CloseButton size="sm" aria-label={t('clearFilter')} onClick={() => setTyped('')} />}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of cells, no fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={scroller} className={classes.scroller} role="group" tabIndex={0} aria-label={t('title')}>
        <table className={classes.table} data-long={lotes.length > FIRST || undefined} style={widths(lotes, format)}>
          <thead>
            <tr>
              <th scope="col">{t('numero')}</th>
              <th scope="col">{label('descricao')}</th>
              <th scope="col" data-align="end">
                {label('quantidade')}
              </th>
              <th scope="col" data-align="end">
                {label('valor_unitario')}
              </th>
              <th scope="col" data-align="end">
                {label('valor_total')}
              </th>
              <th scope="col">{label('situacao')}</th>
            </tr>
          </thead>
          {shown.map(
            ({ grupo, some, sums }) =>
              some.length > 0 && (
                <tbody key={grupo}>
                  {hasGroups && <LotesGroupRow grupo={grupo} sums={sums} isSecret={isSecret} />}
                  {some.map((lote) => (
                    <LoteRows key={lote.numero} lote={lote} isSecret={isSecret} isWanted={lote.numero === wanted} prices={prices} />
                  ))}
                </tbody>
              ),
          )}
          {(room === 0 && found.size > FIRST) || found.size === 0 ? (
            <tbody>
              <tr className={classes.note}>
                <td>
                  {found.size === 0 ? (
                    t('noMatch')
                  ) : (
                    <Button variant="light" size="xs" loading={isUnfolding} onClick={showAll}>
                      {t('showAll', { figure: format.number(found.size) })}
                    </Button>
                  )}
                </td>
              </tr>
            </tbody>
          ) : null}
          <LotesSums sums={sumUp(lotes)} isSecret={isSecret} />
        </table>
      </div>
    </DetailCard>
  );
}

/** Rows are laid out independently, so that only visible ones cost time: column widths follow the longest figure. */
function widths(lotes: Lote[], format: Format): CSSProperties {
  const width = (values: (number | null)[], write: (value: number) => string) =>
    widthOf(write(values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)));
  const results = lotes.flatMap(({ resultados }) => resultados);
  const { estimated, awarded } = sumUp(lotes);
  return {
    '--quantity': width(
      [...lotes, ...results].map(({ quantidade }) => quantidade),
      format.number,
    ),
    '--unit': width(
      [...lotes, ...results].map(({ valor_unitario }) => valor_unitario),
      format.money,
    ),
    '--total': width([...results.map(({ valor_total }) => valor_total), estimated, awarded], format.money),
  } as CSSProperties;
}

/** Digits have equal width, separators less; sums are bold and slightly wider. */
function widthOf(figure: string): string {
  const digits = figure.replace(/\D/g, '').length;
  return `${1.08 * (digits + 0.6 * (figure.length - digits))}ch`;
}

import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { Value } from '../../list/Value.tsx';
import classes from './Lotes.module.css';
import type { Sums } from './loteSums.ts';

/** Heading of a lot with the sums of its items. */
export function LotesGroupRow({ grupo, sums, isSecret }: { grupo: string | null; sums: Sums; isSecret: boolean }) {
  const t = useTexts('lotes');
  const format = useFormat();
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={4}>
        {grupo === null ? t('semGrupo') : isNumber(grupo) ? t('grupo', { grupo }) : grupo}
        <span className={textStyles.second}>{t('count', { count: sums.items, figure: format.number(sums.items) })}</span>
      </th>
      <td data-align="end" data-label={t('sum')}>
        <Value amount={sums.estimated} isSecret={isSecret} />
      </td>
      <td>{sums.awarded !== null && t('awarded', { value: format.money(sums.awarded) })}</td>
    </tr>
  );
}

/** Sums of all items. */
export function LotesSums({ sums, isSecret }: { sums: Sums; isSecret: boolean }) {
  const t = useTexts('lotes');
  const format = useFormat();
  const { items, estimated, withValue, awarded, withResult } = sums;
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={4}>
          {t('sum')}
          {estimated !== null && withValue < items && (
            <span className={textStyles.second}>{t('partial', { known: format.number(withValue), all: format.number(items) })}</span>
          )}
        </th>
        <td data-align="end">
          <Value amount={estimated} isSecret={isSecret} />
        </td>
        <td />
      </tr>
      {withResult > 0 && (
        <tr>
          <th scope="row" colSpan={4}>
            {t('awardedSum')}
            <span className={textStyles.second}>
              {t('withResult', { count: items, known: format.number(withResult), all: format.number(items) })}
            </span>
          </th>
          <td data-align="end">
            <Value amount={awarded} />
          </td>
          <td />
        </tr>
      )}
    </tfoot>
  );
}

/** `1` or `2A` is a lot's number; longer texts are names, shown without a prefix. */
function isNumber(grupo: string): boolean {
  return /^\w{1,4}$/.test(grupo);
}

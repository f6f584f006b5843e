import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { billsOf } from './listLinks.ts';
import classes from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { useSummary } from './useSummary.ts';

/** The most recently updated bills. */
export function Bills({ className }: { className: string | undefined }) {
  const summary = useSummary();
  const t = useTexts('dashboards');
  const format = useFormat();
  const casas = summary.data?.bills.casas ?? [];
  return (
    <Panel
      className={className}
      title={t('bills.title')}
      hint={
        casas.length === 0
          ? '\u00A0'
          : casas.map(({ casa, total }, index) => (
              <span key={casa}>
                {index > 0 && ' · '}
                <AddressLink href={billsOf(casa)}>{t(`bills.${casa}`, { figure: format.number(total) })}</AddressLink>
              </span>
            ))
      }
    >
      <Loaded inPieces query={summary} skeleton={<PanelSkeleton rows={5} />}>
        {({ moved }) =>
          moved.length === 0 ? (
            <p className={`${textStyles.dimmed} ${classes.nothing}`}>{t('bills.none')}</p>
          ) : (
            <ul>
              {moved.map(({ id, name, ementa, situacao, ultima_tramitacao }) => (
                <li key={id} className={classes.row}>
                  <div className={classes.words}>
                    <Link to="/projetos-de-lei/$id" params={{ id: String(id) }} title={ementa}>
                      {name} · {ementa}
                    </Link>
                    <span>{situacao}</span>
                  </div>
                  <span className={`${textStyles.minor} ${classes.side}`}>
                    {ultima_tramitacao && format.relativeDay(ultima_tramitacao)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

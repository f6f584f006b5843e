import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import classes from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { type Summary, useSummary } from './useSummary.ts';

type Run = NonNullable<NonNullable<Summary['data']>['imports']>[number];

const colors: Record<Run['estado'], string> = {
  pronta: 'info',
  na_fila: 'info',
  em_andamento: 'primary',
  interrompida: 'warning',
  concluida: 'success',
  cancelada: 'gray',
  falhou: 'danger',
};

/** The latest imports and their states. */
export function Imports({ className }: { className: string | undefined }) {
  const summary = useSummary();
  const t = useTexts('dashboards');
  const format = useFormat();
  return (
    <Panel
      className={className}
      title={t('imports.title')}
      hint={t('imports.hint')}
      more={{ href: '/importar', words: t(summary.data?.imports?.length === 0 ? 'first.import' : 'imports.all') }}
    >
      <Loaded inPieces query={summary} skeleton={<PanelSkeleton rows={5} />}>
        {({ imports }) =>
          !imports?.length ? (
            <p className={`${textStyles.dimmed} ${classes.nothing}`}>{t('imports.none')}</p>
          ) : (
            <ul>
              {imports.map(({ id, arquivo, estado, recebida_em, novos, atualizados, rejeitados }) => (
                <li key={id} className={classes.row}>
                  <div className={classes.words}>
                    <Link to="/importar" search={{ id }} title={arquivo}>
                      {arquivo}
                    </Link>
                    <span>
                      {t('imports.outcome', {
                        added: format.number(novos),
                        updated: format.number(atualizados),
                        rejected: format.number(rejeitados),
                      })}
                    </span>
                  </div>
                  <div className={`${textStyles.minor} ${classes.side}`}>
                    <Badge size="sm" variant="light" color={colors[estado]}>
                      {t(`imports.state.${estado}`)}
                    </Badge>
                    <span>{format.past(recebida_em)}</span>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { nomeDaLicitacao, nomeDaModalidade } from '#brasil/nomesDasFontes.ts';
import { NEVER } from '#kit/clock.ts';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { Search } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { modalidades, siglas } from '../../codes.ts';
import type { Licitacao, ListColumn } from '../../entities.ts';
import { unpublishedFontes } from '../../fontes.ts';
import { listed } from '../../listedFields.ts';
import { useDeadline } from '../deadline.ts';
import { foundItem, marked, type Searched } from '../facets/SearchedText.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { isOneOf } from './isOneOf.ts';
import classes from './LicitacaoList.module.css';
import type { listSearch } from './listSearch.ts';
import { UnreadableDate } from './UnreadableDate.tsx';
import { Value } from './Value.tsx';

/**
 * Columns of the list. `search`: the list's own parameters, for links to the previous and next notice. `star`, `tags`: render the follow button and the user's tags. `searched`: the words
 * to mark.
 */
export function useColumns(
  search: Search<typeof listSearch>,
  { star, tags }: { star: (item: number, name: string) => ReactNode; tags: (item: number) => ReactNode },
  searched: Searched,
): readonly (Column<Licitacao> & { id: ListColumn })[] {
  const t = useTexts('licitacoes');
  const label = useLabels(listed);
  const format = useFormat();
  const deadline = useDeadline();
  return useMemo(
    () => [
      {
        id: 'star',
        header: t('list.follow'),
        narrow: true,
        width: 48,
        fixed: true,
        card: 'corner',
        cell: ({ id, modalidade, num_licitacao }) => star(id, nomeDaLicitacao({ modalidade, num_licitacao })),
      },
      {
        id: 'status',
        header: t('list.phase'),
        sort: 'desc',
        sortKey: 'proximas',
        isNearestFirst: true,
        width: 200,
        card: 'top',
        cell: (row) => {
          const due = deadline(row);
          return (
            <>
              <span className={classes.badges}>
                <StatusBadge notice={row} />
                <UnreadableDate says={row.encerramento_ilegivel || row.abertura_ilegivel} />
              </span>
              {due && (
                <span className={`${textStyles.minor} ${classes.due}`} data-near={due.isNear || undefined} title={due.words}>
                  {due.words}
                </span>
              )}
            </>
          );
        },
      },
      {
        id: 'abertura',
        header: label('abertura'),
        sort: 'desc',
        width: 100,
        hidden: true,
        cell: ({ abertura, abertura_ilegivel }) =>
          abertura ? (
            <Moment at={abertura} />
          ) : (
            <span className={cells.faint}>
              {t('list.noDate')} <UnreadableDate says={abertura_ilegivel} />
            </span>
          ),
      },
      {
        id: 'encerramento',
        header: label('encerramento'),
        sort: 'asc',
        width: 100,
        hidden: true,
        card: 'none',
        cell: ({ encerramento, encerramento_ilegivel }) =>
          encerramento === null ? (
            <UnreadableDate says={encerramento_ilegivel} />
          ) : encerramento === NEVER ? (
            t('deadline.open')
          ) : (
            <Moment at={encerramento} />
          ),
      },
      {
        id: 'num_licitacao',
        header: label('num_licitacao'),
        sort: 'asc',
        width: 136,
        cell: ({ modalidade, num_licitacao, UASG, fonte }) => (
          <>
            <span className={classes.number}>{breakable(num_licitacao)}</span>{' '}
            <span
              className={cells.second}
              title={[nomeDaModalidade(modalidade), UASG && `${label('UASG')} ${UASG}`].filter(Boolean).join(' · ')}
            >
              {[
                siglaOf.get(nomeDaModalidade(modalidade)) ?? modalidade,
                UASG && `${label('UASG')} ${UASG}`,
                isOneOf(unpublishedFontes, fonte) && t(`fonte.${fonte}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        ),
      },
      {
        id: 'objeto',
        header: label('objeto'),
        width: 172,
        grow: 8,
        fixed: true,
        card: 'heading',
        cell: ({ id, objeto }) => (
          <>
            <Link
              className={`${cells.link} ${classes.objeto} ${searched.items.has(id) ? classes.oneLine : ''}`}
              data-cut
              to="/apps/invoice/preview/$id"
              params={{ id: String(id) }}
              search={search}
              title={objeto}
            >
              {objeto ? marked(objeto, searched) : t('noObjeto')}
            </Link>
            {foundItem(id, searched, search)}
            {tags(id)}
          </>
        ),
      },
      {
        id: 'orgao',
        header: label('orgao'),
        sort: 'asc',
        width: 120,
        grow: 1,
        card: 'body',
        cell: ({ orgao, orgao_cnpj, municipio, uf }) => (
          <>
            <Link className={`${classes.oneLine} ${classes.orgao}`} data-cut to="/orgaos/$cnpj" params={{ cnpj: orgao_cnpj }} title={orgao}>
              {orgao}
            </Link>{' '}
            <span className={cells.second}>{place(municipio, uf)}</span>
          </>
        ),
      },
      {
        id: 'modalidade',
        header: label('modalidade'),
        sort: 'asc',
        width: 112,
        hidden: true,
        cell: ({ modalidade }) => nomeDaModalidade(modalidade),
      },
      {
        id: 'valor_estimado',
        header: label('valor_estimado'),
        sort: 'desc',
        align: 'end',
        width: 144,
        cell: ({ valor_estimado, orcamento_sigiloso, valor_implausivel }) => (
          <Value amount={valor_estimado} isSecret={orcamento_sigiloso} implausible={valor_implausivel} isNarrow />
        ),
      },
      {
        id: 'municipio',
        header: t('list.place'),
        sort: 'asc',
        width: 148,
        hidden: true,
        card: 'none',
        cell: ({ municipio, uf }) => place(municipio, uf),
      },
      { id: 'UASG', header: label('UASG'), sort: 'asc', width: 96, hidden: true, card: 'none', cell: ({ UASG }) => UASG },
      {
        id: 'publicacao',
        header: label('publicacao'),
        sort: 'desc',
        width: 132,
        hidden: true,
        card: 'none',
        cell: ({ publicacao }) => format.date(publicacao),
      },
    ],
    [t, label, format, deadline, search, star, tags, searched],
  );
}

const siglaOf = new Map<string, string>(
  Object.entries(modalidades).map(([code, name]) => [nomeDaModalidade(name), siglas[Number(code) as keyof typeof siglas]]),
);

/** The day with the time below. */
function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.date(at)} <span className={classes.hour}>{format.time(at)}</span>
    </time>
  );
}

/** A long number breaks after its slash only, if possible. */
function breakable(number: string): ReactNode {
  const stroke = number.lastIndexOf('/') + 1;
  return (
    <>
      {number.slice(0, stroke)}
      <wbr />
      {number.slice(stroke)}
    </>
  );
}

function place(municipio: string, uf: string): string {
  return [municipio, uf].filter(Boolean).join('/');
}

import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { calls } from '../calls.ts';
import { useCreate } from '../useCreate.ts';
import { useEtapaName } from '../useEtapaName.ts';
import classes from './NoticePropostas.module.css';

/** Number of offers on the card; the others are counted. */
const perPage = 5;

/** The offers for a notice, and a button that begins one. */
export function NoticePropostas({ licitacao }: { licitacao: number }) {
  const t = useTexts('noticePropostas');
  const etapaName = useEtapaName();
  const format = useFormat();
  const { create, isCreating } = useCreate();
  const query = useQuery(calls.list.query({ query: { licitacao, sort: 'atualizada', order: 'desc', perPage } }));
  return (
    <DetailCard
      title={t('title')}
      aside={
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconFileText size={16} aria-hidden />}
          loading={isCreating}
          onClick={() => create(licitacao)}
        >
          {t('prepare')}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<p className={textStyles.dimmed}>…</p>}>
        {({ propostas, total }) =>
          propostas.length === 0 ? (
            <p className={textStyles.dimmed}>{t('none')}</p>
          ) : (
            <ul className={classes.list}>
              {propostas.map(({ id, etapa, responsavel, preco_total }) => (
                <li key={id}>
                  <Link to="/propostas/$id" params={{ id: String(id) }}>
                    {etapaName(etapa)}
                  </Link>
                  <span className={textStyles.minor}>
                    {[responsavel?.fullName, preco_total > 0 && format.money(preco_total)].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
              {total > propostas.length && (
                <li>
                  <Link to="/propostas" search={{ view: 'list', licitacao }}>
                    {t('all', { count: total, figure: format.number(total) })}
                  </Link>
                </li>
              )}
            </ul>
          )
        }
      </Loaded>
    </DetailCard>
  );
}

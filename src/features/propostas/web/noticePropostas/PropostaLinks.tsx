import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Proposta } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useEtapaName } from '../useEtapaName.ts';
import classes from './NoticePropostas.module.css';

/** Number of offers on a card; the others are counted. */
const perPage = 5;

/** The offers for a notice, the latest first. */
export const propostasOf = (licitacao: number) => calls.list.query({ query: { licitacao, sort: 'atualizada', order: 'desc', perPage } });

type PropostaLinksProps = { propostas: readonly Proposta[]; total: number; licitacao: number };

/** Links to offers by their stage. */
export function PropostaLinks({ propostas, total, licitacao }: PropostaLinksProps) {
  const t = useTexts('noticePropostas');
  const etapaName = useEtapaName();
  const format = useFormat();
  return (
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
  );
}

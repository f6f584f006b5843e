import { Link } from '@tanstack/react-router';
import detail from '#kit/web/detail/Detail.module.css';
import { LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { PropostaDetail } from '../../entities.ts';
import { Sessao } from '../Sessao.tsx';
import classes from './Proposta.module.css';

/** The notice that the offer is for. */
export function Head({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { edital } = proposta;
  const place = [edital.municipio, edital.uf].filter(Boolean).join('/');
  return (
    <LeadingCard label={t('field.edital')}>
      <p className={detail.lead}>{edital.objeto}</p>
      <Facts layout="grid" className={classes.facts}>
        <Fact name={t('field.orgao')}>
          {edital.orgao_cnpj ? (
            <Link to="/orgaos/$cnpj" params={{ cnpj: edital.orgao_cnpj }}>
              {edital.orgao}
            </Link>
          ) : (
            edital.orgao
          )}
          {place && <span className={textStyles.second}>{place}</span>}
        </Fact>
        <Fact name={t('field.sessao')}>
          <Sessao {...proposta} />
        </Fact>
        <Fact name={t('field.estimadoEdital')}>
          {edital.valor_estimado === null ? t('noEstimate') : format.money(edital.valor_estimado)}
        </Fact>
        <Fact name={t('field.edital')}>
          {edital.existe ? (
            <Link to="/apps/invoice/preview/$id" params={{ id: String(edital.id) }}>
              {edital.nome}
            </Link>
          ) : (
            t('noticeGone')
          )}
        </Fact>
      </Facts>
    </LeadingCard>
  );
}

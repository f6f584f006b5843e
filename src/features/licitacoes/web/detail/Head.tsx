import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlaceLink } from '#brasil/web/records/PlaceLink.tsx';
import detail from '#kit/web/detail/Detail.module.css';
import { LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { Facts } from '#kit/web/detail/Facts.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { useDeadline } from '../deadline.ts';
import { UnreadableDate } from '../list/UnreadableDate.tsx';
import { Value } from '../list/Value.tsx';
import classes from './Head.module.css';

/** What is bought, by whom, for how much and until when; not repeated in the cards. */
export function Head({ licitacao }: { licitacao: LicitacaoDetail }) {
  const t = useTexts('licitacoes');
  const label = useLabels(licitacaoFields);
  const due = useDeadline()(licitacao);
  const { objeto, informacao, orgao, orgao_cnpj, municipio, uf, ibge, valor_estimado, orcamento_sigiloso, valor_implausivel } = licitacao;
  const unreadable = licitacao.encerramento_ilegivel || licitacao.abertura_ilegivel;
  const place = [municipio, uf].filter(Boolean).join('/');
  return (
    <LeadingCard label={t('detail.objeto')}>
      <p className={detail.lead}>{objeto || t('noObjeto')}</p>
      <Facts layout="grid" className={classes.facts}>
        <Fact label={label('orgao')} second={ibge ? <PlaceLink ibge={ibge}>{place || ibge}</PlaceLink> : place}>
          <Link to="/orgaos/$cnpj" params={{ cnpj: orgao_cnpj }}>
            {orgao}
          </Link>
        </Fact>
        <Fact label={label('valor_estimado')} second={valor_implausivel && t(`implausible.${valor_implausivel}`)}>
          <Value amount={valor_estimado} isSecret={orcamento_sigiloso} implausible={valor_implausivel} />
        </Fact>
        {(due || unreadable) && (
          <Fact label={t('detail.deadline')} isNear={due?.isNear} second={unreadable && t('unreadableDate', { says: unreadable })}>
            {due?.words ?? t('list.noDate')} <UnreadableDate says={unreadable} />
          </Fact>
        )}
      </Facts>
      {informacao && (
        <>
          <h2 className={detail.minor}>{label('informacao')}</h2>
          <p className={detail.further}>
            <LinkedText text={informacao} />
          </p>
        </>
      )}
    </LeadingCard>
  );
}

type FactProps = { label: string; second?: ReactNode; isNear?: boolean | undefined; children: ReactNode };

function Fact({ label, second, isNear, children }: FactProps) {
  return (
    <div data-near={isNear || undefined}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children}</span>
        {second && <span className={textStyles.second}>{second}</span>}
      </dd>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlaceLink } from '#brasil/web/records/PlaceLink.tsx';
import { dayInBrasilia } from '#kit/clock.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
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
  // What counts is until when one can take part, also before proposals begin.
  const due = useDeadline()({ ...licitacao, abertura: licitacao.encerramento ? null : licitacao.abertura });
  const notes = useDateNotes(licitacao);
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
          <Fact
            label={t('detail.deadline')}
            isNear={due?.isNear}
            second={[unreadable && t('unreadableDate', { says: unreadable }), ...notes].filter(Boolean).join(' · ')}
          >
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

/** «abre 07/12, 10:00, em 8 dias», «impugnação até 22/12, em 23 dias»: what is to come before the end. */
function useDateNotes({ abertura, encerramento, impugnacao_ate, suspensa, status }: LicitacaoDetail): string[] {
  const t = useTexts('licitacoes');
  const format = useFormat();
  if (suspensa || status === 'fechada') return [];
  const now = new Date();
  const notes: string[] = [];
  if (abertura && encerramento && abertura > now.toISOString())
    notes.push(t('deadline.from', { at: format.shortDateTime(abertura, now), when: format.shortRelativeDay(abertura, now) }));
  if (impugnacao_ate && impugnacao_ate >= dayInBrasilia(now)) {
    const day = noonOf(impugnacao_ate);
    notes.push(t('deadline.challenge', { at: format.dayMonth(day), when: format.shortRelativeDay(day, now) }));
  }
  return notes;
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

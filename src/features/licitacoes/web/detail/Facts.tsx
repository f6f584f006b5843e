import type { ReactNode } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { isOneOf } from '../list/isOneOf.ts';
import { esferas, fontes, poderes, tipos } from '../wireCodes.ts';
import { masked } from './companyNumber.ts';
import classes from './LicitacaoDetail.module.css';

type Fact = readonly [label: string, value: ReactNode];

export function Facts({ licitacao }: { licitacao: LicitacaoDetail }) {
  const t = useTexts('licitacoes');
  const {
    orgao_cnpj,
    esfera,
    poder,
    unidade,
    UASG,
    ibge,
    modalidade,
    modo_disputa,
    instrumento,
    amparo_legal,
    amparo_legal_descricao,
    tipo_item,
    fonte,
  } = licitacao;
  // Few notices have them.
  const subRogado: Fact[] = licitacao.orgao_subrogado
    ? [
        [t('field.orgao_subrogado'), [licitacao.orgao_subrogado, masked(licitacao.orgao_subrogado_cnpj)].filter(Boolean).join(' · ')],
        [t('field.unidade_subrogada'), [licitacao.unidade_subrogada, licitacao.uasg_subrogada].filter(Boolean).join(' · ')],
      ]
    : [];
  // Órgão and place are in the page header.
  const facts: Fact[] = [
    [t('field.cnpj'), masked(orgao_cnpj)],
    [t('field.unidade'), unidade],
    ...(UASG ? [[t('field.UASG'), UASG] as const] : []),
    ...subRogado,
    [t('field.ibge'), ibge],
    [
      t('field.esfera'),
      [isOneOf(esferas, esfera) ? t(`esfera.${esfera}`) : esfera, isOneOf(poderes, poder) ? t(`poder.${poder}`) : poder]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('field.modalidade'), modalidade],
    [t('field.modo_disputa'), modo_disputa],
    [t('field.instrumento'), instrumento],
    [t('field.processo'), licitacao.processo],
    [t('field.tipo_item'), isOneOf(tipos, tipo_item) ? t(`tipo.${tipo_item}`) : tipo_item],
    [t('srp'), licitacao.srp ? t('detail.yes') : t('detail.no')],
    [t('field.situacao'), licitacao.situacao],
    [t('field.fonte'), isOneOf(fontes, fonte) ? t(`fonte.${fonte}`) : fonte],
    ...(licitacao.plataforma ? [[t('field.plataforma'), licitacao.plataforma] as const] : []),
  ];
  return (
    <DetailCard title={t('detail.facts')}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <Nothing />}</dd>
          </div>
        ))}
        <div className={classes.wide}>
          <dt>{t('field.controle')}</dt>
          <dd>{licitacao.controle}</dd>
        </div>
        {licitacao.justificativa_presencial && (
          <div className={classes.wide}>
            <dt>{t('field.justificativa_presencial')}</dt>
            <dd>{licitacao.justificativa_presencial}</dd>
          </div>
        )}
        <div className={classes.wide}>
          <dt>{t('field.amparo_legal')}</dt>
          <dd>
            {amparo_legal || <Nothing />}
            {amparo_legal_descricao && <span className={classes.second}>{amparo_legal_descricao}</span>}
          </dd>
        </div>
      </dl>
    </DetailCard>
  );
}

function Nothing() {
  const t = useTexts('licitacoes');
  return <span className={classes.faint}>{t('detail.empty')}</span>;
}

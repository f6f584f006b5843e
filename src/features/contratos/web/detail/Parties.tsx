import { Link } from '@tanstack/react-router';
import { masked } from '#brasil/documento.ts';
import { pessoaNames } from '#brasil/poderes.ts';
import { PlaceLink } from '#brasil/web/records/PlaceLink.tsx';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ContratoDetail } from '../../entities.ts';
import { contratoFields } from '../../fields.ts';

/** Who buys from whom, each with a link to their other contracts. */
export function Parties({ contrato }: { contrato: ContratoDetail }) {
  const t = useTexts('contratos');
  const label = useLabels(contratoFields);
  const language = useLanguage();
  const { orgao, orgao_cnpj, lugar, fornecedor, fornecedor_documento, fornecedor_tipo, fornecedor_pais } = contrato;
  const pais = fornecedor_pais === 'BRA' ? '' : fornecedor_pais;
  const about = [masked(fornecedor_documento), pessoaNames[fornecedor_tipo]?.[language], pais];
  return (
    <DetailCard title={t('detail.parties')}>
      <Facts layout="stack">
        <Fact name={label('orgao')}>
          {orgao}
          <span className={textStyles.second}>{masked(orgao_cnpj)}</span>
          {lugar && (
            <span className={textStyles.second}>
              <PlaceLink ibge={lugar.ibge}>{[lugar.nome || lugar.ibge, lugar.uf].filter(Boolean).join('/')}</PlaceLink>
            </span>
          )}
          <span className={textStyles.second}>
            <Link to="/contratos" search={{ orgaos: [orgao_cnpj] }}>
              {t('detail.ofOrgao')}
            </Link>
          </span>
        </Fact>
        <Fact name={label('fornecedor')}>
          {fornecedor || '—'}
          <span className={textStyles.second}>{about.filter(Boolean).join(' · ')}</span>
          {fornecedor_documento && (
            <span className={textStyles.second}>
              <Link to="/contratos" search={{ fornecedores: [fornecedor_documento] }}>
                {t('detail.ofFornecedor')}
              </Link>
            </span>
          )}
        </Fact>
      </Facts>
    </DetailCard>
  );
}

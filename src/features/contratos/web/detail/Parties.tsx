import { Link } from '@tanstack/react-router';
import { masked } from '#brasil/documento.ts';
import { pessoaNames } from '#brasil/poderes.ts';
import { PartyLink } from '#brasil/web/records/PartyLink.tsx';
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
  const { orgao, orgao_cnpj, orgao_pagina, municipio, uf, municipio_pagina } = contrato;
  const { fornecedor, fornecedor_documento, fornecedor_pagina, fornecedor_tipo, fornecedor_pais } = contrato;
  const place = [municipio, uf].filter(Boolean).join('/') || municipio_pagina;
  const pais = fornecedor_pais === 'BRA' ? '' : fornecedor_pais;
  const about = [masked(fornecedor_documento), pessoaNames[fornecedor_tipo]?.[language], pais];
  return (
    <DetailCard title={t('detail.parties')}>
      <Facts layout="stack">
        <Fact name={label('orgao')}>
          <PartyLink of="orgaos" page={orgao_pagina} name={orgao} />
          <span className={textStyles.second}>{masked(orgao_cnpj)}</span>
          {place && (
            <span className={textStyles.second}>{municipio_pagina ? <PlaceLink ibge={municipio_pagina}>{place}</PlaceLink> : place}</span>
          )}
          <span className={textStyles.second}>
            <Link to="/contratos" search={{ orgaos: [orgao_cnpj] }}>
              {t('detail.ofOrgao')}
            </Link>
          </span>
        </Fact>
        <Fact name={label('fornecedor')}>
          <PartyLink of="fornecedores" page={fornecedor_pagina} name={fornecedor || '—'} />
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

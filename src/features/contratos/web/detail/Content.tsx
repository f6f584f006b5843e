import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordHistory } from '#brasil/web/records/RecordHistory.tsx';
import { useRecordText } from '#brasil/web/records/useRecordText.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { FactsCard } from '#kit/web/detail/FactsCard.tsx';
import { factsOf } from '#kit/web/detail/factsOf.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import type { ContratoDetail } from '../../entities.ts';
import { contratoFields } from '../../fields.ts';
import { AwardedItems } from '../AwardedItems.tsx';
import { calls } from '../calls.ts';
import { Notice } from './Notice.tsx';
import { Parties } from './Parties.tsx';
import { Values } from './Values.tsx';
import { Versions } from './Versions.tsx';

/** The cards of a contract. */
export function Content({ contrato, offers }: { contrato: ContratoDetail; offers: ReactNode }) {
  const t = useTexts('contratos');
  const label = useLabels(contratoFields);
  const text = useRecordText();
  const { id, objeto, informacao, compra_controle, fornecedor_documento, municipio_pagina } = contrato;
  const facts = factsOf(contratoFields, contrato, text);
  const place = municipio_pagina && (
    <Link to="/municipios/$ibge" params={{ ibge: municipio_pagina }}>
      {facts.find(({ name }) => name === 'municipio')?.value || municipio_pagina}
    </Link>
  );
  return (
    <DetailColumns
      main={
        <>
          <LeadingCard label={label('objeto')}>
            <p className={detail.lead}>{objeto || t('noObjeto')}</p>
            {informacao && (
              <>
                <h2 className={detail.minor}>{label('informacao')}</h2>
                <p className={detail.further}>
                  <LinkedText text={informacao} />
                </p>
              </>
            )}
          </LeadingCard>
          <FactsCard title={t('detail.facts')} facts={facts} instead={{ ...(place && { municipio: place }) }} />
          <Versions contrato={contrato} />
          {compra_controle && fornecedor_documento && (
            <AwardedItems of="contrato" compra={compra_controle} fornecedor={fornecedor_documento} />
          )}
          <RecordHistory
            title={t('detail.history')}
            none={t('detail.noHistory')}
            fields={contratoFields}
            queryKey={calls.listChanges.key({ params: { id } })}
            fetchPage={(query, signal) => calls.listChanges.send({ params: { id }, query }, { signal })}
          />
        </>
      }
      side={
        <>
          <Values contrato={contrato} />
          <Parties contrato={contrato} />
          <Notice contrato={contrato} />
          {offers}
        </>
      }
    />
  );
}

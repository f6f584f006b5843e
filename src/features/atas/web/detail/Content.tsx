import type { ReactNode } from 'react';
import { PartyLink } from '#brasil/web/records/PartyLink.tsx';
import { RecordHistory } from '#brasil/web/records/RecordHistory.tsx';
import { useRecordText } from '#brasil/web/records/useRecordText.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { FactsCard } from '#kit/web/detail/FactsCard.tsx';
import { factsOf } from '#kit/web/detail/factsOf.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { AtaDetail } from '../../entities.ts';
import { ataFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import { Notice } from './Notice.tsx';

type ContentProps = { ata: AtaDetail; contracts: (controle: string) => ReactNode; items: (controle: string) => ReactNode };

/** The cards of an ata. `contracts`: renders those that came of its notice; `items`: what that awarded. */
export function Content({ ata, contracts, items }: ContentProps) {
  const t = useTexts('atas');
  const label = useLabels(ataFields);
  const text = useRecordText();
  const { id, objeto, orgao, orgao_pagina, compra_controle } = ata;
  return (
    <DetailColumns
      main={
        <>
          <LeadingCard label={label('objeto')}>
            <p className={detail.lead}>{objeto || t('noObjeto')}</p>
          </LeadingCard>
          <FactsCard
            title={t('detail.facts')}
            facts={factsOf(ataFields, ata, text)}
            instead={{ orgao: <PartyLink of="orgaos" page={orgao_pagina} name={orgao} /> }}
          />
          {compra_controle && items(compra_controle)}
          <RecordHistory
            title={t('detail.history')}
            none={t('detail.noHistory')}
            fields={ataFields}
            queryKey={calls.listChanges.key({ params: { id } })}
            fetchPage={(query, signal) => calls.listChanges.send({ params: { id }, query }, { signal })}
          />
        </>
      }
      side={
        <>
          <Notice ata={ata} />
          {compra_controle && contracts(compra_controle)}
        </>
      }
    />
  );
}

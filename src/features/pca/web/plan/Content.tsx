import { Link } from '@tanstack/react-router';
import { masked } from '#brasil/documento.ts';
import { PartyLink } from '#brasil/web/records/PartyLink.tsx';
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { PcaPlano } from '../../entities.ts';
import { pcaFields } from '../../fields.ts';
import { LargestItems } from './LargestItems.tsx';

/** The cards of a plan. */
export function Content({ plano }: { plano: PcaPlano }) {
  const t = useTexts('pca');
  const label = useLabels(pcaFields);
  const format = useFormat();
  const { id, orgao, orgao_cnpj, orgao_pagina, unidade, uasg, controle, publicacao, atualizacao, importada_em, itens_total, valor_total } =
    plano;
  const series = [{ key: 'valor', name: label('valor_total'), color: 'primary', format: 'money' }] as const;
  const listOf = (filter: object) => `/pca${stringifySearch({ plano: id, ...filter })}`;
  return (
    <DetailColumns
      main={
        <>
          <DetailCard title={t('detail.facts')}>
            <Facts layout="grid">
              <Fact name={label('orgao')}>
                <PartyLink of="orgaos" page={orgao_pagina} name={orgao} />
                <span className={textStyles.second}>{masked(orgao_cnpj)}</span>
                <span className={textStyles.second}>
                  <Link to="/pca" search={{ orgaos: [orgao_cnpj] }}>
                    {t('detail.ofOrgao')}
                  </Link>
                </span>
              </Fact>
              <Fact name={label('unidade')}>{[unidade, uasg].filter(Boolean).join(' · ') || '—'}</Fact>
              <Fact name={label('ano')}>{plano.ano}</Fact>
              {publicacao && <Fact name={t('detail.published')}>{format.knownTime(publicacao)}</Fact>}
              <Fact name={t('detail.updated')}>{format.knownTime(atualizacao)}</Fact>
              <Fact name={t('detail.imported')}>{format.dateTime(importada_em)}</Fact>
              <Fact name={t('detail.controle')}>{controle}</Fact>
            </Facts>
          </DetailCard>
          <LargestItems plano={plano} />
        </>
      }
      side={
        <>
          <DetailCard title={t('detail.totals')} isUrgent>
            <Facts layout="ends">
              <Fact name={t('detail.itens')}>{format.number(itens_total)}</Fact>
              <Fact name={t('detail.valor')}>{format.money(valor_total)}</Fact>
            </Facts>
          </DetailCard>
          {plano.categorias.length > 0 && (
            <DetailCard title={t('detail.categorias')}>
              <div>
                <BarRows
                  series={series}
                  data={plano.categorias.map(({ value, valor }) => ({
                    ...{ key: value, label: value || t('detail.noCategoria'), values: { valor } },
                    ...(value && { href: listOf({ categoria: [value] }) }),
                  }))}
                />
              </div>
            </DetailCard>
          )}
          {plano.meses.length > 0 && (
            <DetailCard title={t('detail.meses')}>
              <div>
                <BarRows
                  series={series}
                  data={plano.meses.map(({ value, valor }) => ({
                    ...{ key: value, label: format.monthYear(noonOf(`${value}-15`)), values: { valor }, href: listOf({ meses: [value] }) },
                  }))}
                />
              </div>
            </DetailCard>
          )}
        </>
      }
    />
  );
}

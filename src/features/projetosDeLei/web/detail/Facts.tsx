import type { ReactNode } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { ProjetoDetail } from '../../entities.ts';
import classes from './ProjetoDetail.module.css';

export function Facts({ projeto }: { projeto: ProjetoDetail }) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  const { casa, tipo, tipo_nome, numero, ano, apresentacao, tramitando, codigo, importada_em, palavras_chave } = projeto;
  const facts: [label: string, value: ReactNode][] = [
    [t('field.casa'), t(`casaInteira.${casa}`)],
    [t('field.tipo'), tipo_nome && tipo_nome !== tipo ? `${tipo_nome} (${tipo})` : tipo],
    [t('field.numero'), numero || null],
    [t('field.ano'), ano || null],
    [t('field.apresentacao'), apresentacao && <time dateTime={apresentacao}>{format.date(noonOf(apresentacao))}</time>],
    [t('field.tramitando'), tramitando === null ? null : tramitando ? t('detail.yes') : t('detail.no')],
    [t('field.codigo'), codigo],
    [
      t('field.importada_em'),
      <time key="importada_em" dateTime={importada_em} title={format.fullDateTime(importada_em)}>
        {format.dateTime(importada_em)}
      </time>,
    ],
  ];
  return (
    <DetailCard title={t('detail.facts')}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={classes.faint}>{t('detail.empty')}</span>}</dd>
          </div>
        ))}
        {palavras_chave.length > 0 && (
          <div className={classes.wide}>
            <dt>{t('field.palavras_chave')}</dt>
            <dd>{palavras_chave.join(' · ')}</dd>
          </div>
        )}
      </dl>
    </DetailCard>
  );
}

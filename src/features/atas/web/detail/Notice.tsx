import { Link } from '@tanstack/react-router';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { AtaDetail } from '../../entities.ts';

/** The notice that it comes from. */
export function Notice({ ata: { licitacao, licitacao_nome, lugar, compra_controle } }: { ata: AtaDetail }) {
  const t = useTexts('atas');
  return (
    <DetailCard title={t('detail.notice')}>
      {licitacao !== null ? (
        <Link to="/apps/invoice/preview/$id" params={{ id: String(licitacao) }}>
          {licitacao_nome}
        </Link>
      ) : (
        <p className={textStyles.dimmed}>{compra_controle ? t('detail.noticeAway') : t('detail.noNotice')}</p>
      )}
      {lugar && (
        <span className={textStyles.second}>
          <Link to="/municipios/$ibge" params={{ ibge: lugar.ibge }}>
            {[lugar.nome || lugar.ibge, lugar.uf].filter(Boolean).join('/')}
          </Link>
        </span>
      )}
      {compra_controle && <span className={textStyles.second}>{compra_controle}</span>}
      {compra_controle && (
        <span className={textStyles.second}>
          <Link to="/atas" search={{ compra: compra_controle }}>
            {t('detail.ofNotice')}
          </Link>
        </span>
      )}
    </DetailCard>
  );
}

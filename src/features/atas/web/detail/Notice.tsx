import { Link } from '@tanstack/react-router';
import { NoticeCard } from '#brasil/web/records/NoticeCard.tsx';
import { PlaceLink } from '#brasil/web/records/PlaceLink.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { AtaDetail } from '../../entities.ts';

/** The notice that it comes from. */
export function Notice({ ata }: { ata: AtaDetail }) {
  const t = useTexts('atas');
  const { lugar } = ata;
  return (
    <NoticeCard
      record={ata}
      words={{ title: t('detail.notice'), away: t('detail.noticeAway'), none: t('detail.noNotice') }}
      place={lugar && <PlaceLink ibge={lugar.ibge}>{[lugar.nome || lugar.ibge, lugar.uf].filter(Boolean).join('/')}</PlaceLink>}
      all={
        <Link to="/atas" search={{ compra: ata.compra_controle }}>
          {t('detail.ofNotice')}
        </Link>
      }
    />
  );
}

import { Link } from '@tanstack/react-router';
import { NoticeCard } from '#brasil/web/records/NoticeCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ContratoDetail } from '../../entities.ts';

/** The notice that it comes from. */
export function Notice({ contrato }: { contrato: ContratoDetail }) {
  const t = useTexts('contratos');
  return (
    <NoticeCard
      record={contrato}
      words={{ title: t('detail.notice'), away: t('detail.noticeAway'), none: t('detail.noNotice') }}
      all={
        <Link to="/contratos" search={{ compra: contrato.compra_controle }}>
          {t('detail.ofNotice')}
        </Link>
      }
    />
  );
}

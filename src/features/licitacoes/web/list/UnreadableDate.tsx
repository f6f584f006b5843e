import { useTexts } from '#kit/web/locale/i18n.ts';
import { WarningMark } from '#kit/web/page/WarningMark.tsx';

/** A mark in place of a date that cannot be read, with what the source says; nothing if it says nothing. */
export function UnreadableDate({ says }: { says: string | null }) {
  const t = useTexts('licitacoes');
  return says && <WarningMark why={t('unreadableDate', { says })} />;
}

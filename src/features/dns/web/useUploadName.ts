import { useQuery } from '@tanstack/react-query';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from './calls.ts';

/** The name of a file for users who may see uploads, its number for others. */
export function useUploadName(id: number | undefined): string {
  const t = useTexts('dns');
  const may = useMay(needs.administers);
  const query = useQuery({ ...calls.showUpload.query({ params: { id: id ?? 0 } }), enabled: may && id !== undefined, retry: false });
  return query.data?.arquivo ?? t('upload.number', { id });
}

import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Entrada, isInvalid } from '../../../checklist.ts';
import { calls } from '../../calls.ts';
import { fileNameOf } from '../fileName.ts';

type ZipButtonProps = { id: number; nome: string; entries: readonly Entrada[] };

/** Downloads the files of the linked documents; asks before it does so with documents that are not valid, or have no file. */
export function ZipButton({ id, nome, entries }: ZipButtonProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const linked = [...new Map(entries.flatMap(({ certidao }) => (certidao ? [[certidao.id, certidao]] : []))).values()];
  const download = useMutation({
    mutationKey: ['propostas', 'zip'],
    meta: { handlesFailure: true },
    mutationFn: () => calls.zipCertidoes.download(`${t('checklist.certidao.zipFile')}-${fileNameOf(nome)}.zip`, { params: { id } }),
    onError: toast.failure,
  });
  if (linked.length === 0) return null;
  const invalid = linked.filter(isInvalid).length;
  const without = linked.filter(({ arquivo }) => arquivo === null).length;
  const faults = [
    invalid > 0 && t('checklist.certidao.zipInvalid', { count: invalid, figure: format.number(invalid) }),
    without > 0 && t('checklist.certidao.zipWithout', { count: without, figure: format.number(without) }),
  ].filter(Boolean);
  const start = async () => {
    const question = { title: t('checklist.certidao.zip'), action: t('checklist.certidao.zipAction') };
    const body = [...faults, t('checklist.certidao.zipAsk')].join(' ');
    if (faults.length === 0 || (await confirm({ ...question, body }))) download.mutate();
  };
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<IconFileZip size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => void start()}
    >
      {t('checklist.certidao.zip')}
    </Button>
  );
}

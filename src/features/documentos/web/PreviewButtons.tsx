import { Button, Group } from '@mantine/core';
import { IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { dayInBrasilia } from '#kit/clock.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Formato, TextosDoModelo } from '../entities.ts';
import { exemploDeProposta } from '../exemplo.ts';
import { calls } from './calls.ts';

/** Saves an invented proposal with these texts, which need not be saved. */
export function PreviewButtons({ modelo, validate }: { modelo: TextosDoModelo; validate: () => boolean }) {
  const t = useTexts('documentos');
  const preview = useMutation({
    mutationFn: (formato: Formato) =>
      calls.proposta.download(`${t('preview.file')}.${formato}`, {
        query: { formato },
        body: { ...exemploDeProposta(dayInBrasilia(new Date())), modelo },
      }),
    onError: toast.failure,
  });
  const button = (formato: Formato, Icon: typeof IconFileTypePdf) => (
    <Button
      variant="light"
      leftSection={<Icon size={18} aria-hidden />}
      loading={preview.isPending && preview.variables === formato}
      onClick={() => validate() && preview.mutate(formato)}
    >
      {t(`preview.${formato}`)}
    </Button>
  );
  return (
    <Group gap="sm">
      {button('pdf', IconFileTypePdf)}
      {button('docx', IconFileTypeDocx)}
    </Group>
  );
}

import { Stack, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconCloudDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { fontes, type usePncp } from './usePncp.ts';

const words = {
  off: ['first.source', 'first.sourceHint'],
  read: ['first.sourceOn', 'first.sourceOnHint'],
  faulty: ['first.sourceDown', 'first.sourceDownHint'],
} as const;

/** Switches PNCP on by one click, and shows how it is read. */
export function FirstSource({ pncp }: { pncp: ReturnType<typeof usePncp> }) {
  const t = useTexts('dashboards');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [title, hint] = words[pncp];
  const start = useMutation({
    mutationFn: async () => {
      if (pncp === 'off') await fontes.change.send({ params: { fonte: 'pncp' }, body: { ligada: true } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['fontes'] });
      await navigate({ to: '/fontes' });
    },
  });
  return (
    <UnstyledButton onClick={() => start.mutate()} disabled={start.isPending} aria-busy={start.isPending}>
      <ThemeIcon component="span" variant="light" size={40} radius="xl" aria-hidden>
        <IconCloudDownload size={20} />
      </ThemeIcon>
      <Stack component="span" gap={0}>
        <strong>{t(title)}</strong>
        <span className={textStyles.dimmed}>{t(hint)}</span>
      </Stack>
      <IconChevronRight size={18} aria-hidden />
    </UnstyledButton>
  );
}

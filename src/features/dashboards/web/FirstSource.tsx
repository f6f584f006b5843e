import { Stack, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconCloudDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { fontesCalls } from '#features/fontes/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import textStyles from '#kit/web/text/text.module.css';

const calls = api('fontes', fontesCalls);

/** Switches PNCP on by one click, and shows how it is read. */
export function FirstSource() {
  const t = useTexts('dashboards');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data } = useQuery(calls.freshness.query());
  const isOn = data?.fontes.some(({ fonte }) => fonte === 'pncp') === true;
  const start = useMutation({
    mutationFn: async () => {
      if (!isOn) await calls.change.send({ params: { fonte: 'pncp' }, body: { ligada: true } });
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
        <strong>{t(isOn ? 'first.sourceOn' : 'first.source')}</strong>
        <span className={textStyles.dimmed}>{t(isOn ? 'first.sourceOnHint' : 'first.sourceHint')}</span>
      </Stack>
      <IconChevronRight size={18} aria-hidden />
    </UnstyledButton>
  );
}

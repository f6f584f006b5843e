import { Button } from '@mantine/core';
import { IconCalendarCheck, IconCalendarPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { WatchKind } from '../contract.ts';
import { calls } from './calls.ts';

/** Puts the end of a record into the user's calendar, or takes it out. */
export function WatchButton({ kind, item }: { kind: WatchKind; item: number }) {
  const t = useTexts('vigencias');
  const queryClient = useQueryClient();
  const params = { kind, item };
  const { data } = useQuery(calls.show.query({ params }));
  const isWatched = data?.acompanhada === true;
  const change = useMutation({
    mutationFn: () => (isWatched ? calls.unwatch : calls.watch).send({ params }),
    onSuccess: () => {
      toast.success(t(isWatched ? 'removed' : 'added'));
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
      return queryClient.invalidateQueries({ queryKey: ['vigencias'] });
    },
    onError: toast.failure,
  });
  const Icon = isWatched ? IconCalendarCheck : IconCalendarPlus;
  return (
    <Button
      variant={isWatched ? 'light' : 'default'}
      disabled={!data}
      loading={change.isPending}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => change.mutate()}
    >
      {t(isWatched ? 'watched' : 'watch')}
    </Button>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Seguido, SeguidoKind } from '../../seguidos.ts';
import { seguidosCalls } from './calls.ts';

export type One = { kind: SeguidoKind; documento: string; nome: string };

/** Follows, mutes and unfollows; what is undone by a mistake can be taken back. */
export function useSeguir() {
  const t = useTexts('seguidos');
  const queryClient = useQueryClient();
  const run = async (send: () => Promise<unknown>, done: () => void) => {
    try {
      await send();
      await queryClient.invalidateQueries({ queryKey: ['seguidos'] });
      done();
    } catch (error) {
      toast.failure(error);
    }
  };
  const put = ({ kind, documento }: One, body: { silenciado: boolean; since?: string }) =>
    seguidosCalls.follow.send({ params: { kind, documento }, body });
  const follow = (one: One, silenciado = false) =>
    run(
      () => put(one, { silenciado }),
      () => toast.success(t(silenciado ? 'muted' : 'followed', { nome: one.nome })),
    );
  const unfollow = ({ silenciado, created_at, ...one }: One & Pick<Seguido, 'silenciado' | 'created_at'>) => {
    const undo = () =>
      run(
        () => put(one, { silenciado, since: created_at }),
        () => toast.success(t('restored', { nome: one.nome })),
      );
    return run(
      () => seguidosCalls.unfollow.send({ params: { kind: one.kind, documento: one.documento } }),
      () => toast.undo(t('unfollowed', { nome: one.nome }), undo),
    );
  };
  return { follow, unfollow };
}

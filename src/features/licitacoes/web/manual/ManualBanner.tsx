// Says on the page of a notice that it was entered by hand, and what its maker can do.

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconGitMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { nomeDaModalidade } from '#brasil/nomesDasFontes.ts';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { calls } from '../calls.ts';
import { manualCalls } from './calls.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { Offers } from './Offers.tsx';

type Notice = Pick<LicitacaoDetail, 'id' | 'modalidade' | 'num_licitacao'>;

export function ManualBanner({ licitacao }: { licitacao: LicitacaoDetail }): ReactNode {
  const t = useTexts('manual');
  const common = useTexts('common');
  const { id, fonte } = licitacao;
  const query = useQuery(manualCalls.showManual.query({ params: { id } }));
  const [isJoining, joining] = useDisclosure(false);
  const remove = useRemoveManual(licitacao);
  const who = query.data?.criada_por;
  return (
    <>
      <Callout
        title={
          fonte === 'avulsa'
            ? who
              ? t('banner.fromSheet', { who })
              : t('banner.fromSheetOfNobody')
            : who
              ? t('banner.by', { who })
              : t('banner.byNobody')
        }
        actions={
          query.data?.isEditable && (
            <>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                renderRoot={(props) => <Link to="/apps/invoice/edit/$id" params={{ id: String(id) }} {...props} />}
              >
                {common('word.edit')}
              </Button>
              <Button size="compact-sm" variant="default" leftSection={<IconGitMerge size={16} aria-hidden />} onClick={joining.open}>
                {t('banner.join')}
              </Button>
              <Button size="compact-sm" variant="default" color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
                {common('word.delete')}
              </Button>
            </>
          )
        }
      >
        {t('banner.hint')}
      </Callout>
      <Offers id={id} />
      <JoinDialog licitacao={licitacao} opened={isJoining} close={joining.close} />
    </>
  );
}

/** Removes it after confirmation, and offers undo. */
function useRemoveManual({ id, modalidade, num_licitacao: numero }: Notice): () => Promise<void> {
  const t = useTexts('manual');
  const common = useTexts('common');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['licitacoes'] });
  const restore = async () => {
    try {
      await manualCalls.restoreManual.send({ params: { id } });
      toast.success(t('removal.restored', { numero }));
    } catch (error) {
      toast.failure(error);
    }
    await refresh();
  };
  return async () => {
    const question = {
      title: t('removal.title', { modalidade: nomeDaModalidade(modalidade), numero }),
      body: t('removal.body'),
      action: common('word.delete'),
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await manualCalls.removeManual.send({ params: { id } });
      await navigate({ to: '/apps/invoice/list' });
      queryClient.removeQueries({ queryKey: calls.show.key({ params: { id } }) });
      await refresh();
      toast.undo(t('removal.done', { numero }), restore);
    } catch (error) {
      toast.failure(error);
    }
  };
}

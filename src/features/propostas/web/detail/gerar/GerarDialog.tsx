import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { empresaCalls } from '#features/empresa/contract.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { api } from '#kit/web/request/api.ts';
import type { PropostaDetail } from '../../../entities.ts';
import { GerarForm } from './GerarForm.tsx';

const company = api('empresa', { read: empresaCalls.read });
const notices = api('licitacoes', { show: licitacoes.show });

type GerarDialogProps = { proposta: PropostaDetail; opened: boolean; close: () => void };

/** Writes the proposal to hand in as a file; says before what it lacks. */
export function GerarDialog({ proposta, opened, close }: GerarDialogProps) {
  const t = useTexts('propostas');
  const { edital } = proposta;
  const empresa = useQuery({ ...company.read.query(), enabled: opened });
  // Without its notice the facts that the offer has copied are used.
  const aviso = useQuery({ ...notices.show.query({ params: { id: edital.id } }), enabled: opened && edital.existe, retry: false });
  const isReady = !edital.existe || !aviso.isPending;
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('gerar.title')} size="lg">
      {opened && (
        <Loaded query={empresa} skeleton={<Skeleton height={320} />}>
          {(data) =>
            isReady ? <GerarForm proposta={proposta} empresa={data} aviso={aviso.data} close={close} /> : <Skeleton height={320} />
          }
        </Loaded>
      )}
    </Dialog>
  );
}

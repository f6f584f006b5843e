import { NativeSelect, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { DialogFoot } from '#kit/web/dialog/DialogFoot.tsx';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import { limits, type Motivo, motivos, type Proposta } from '../entities.ts';
import { type ContractFaults, ContractFields, contractToSend, faultsOf, typedContract } from './ContractFields.tsx';
import type { Asked, Outcome } from './outcome.ts';

type MoveDialogProps = {
  proposta: Pick<Proposta, 'preco_total' | 'edital' | 'resultado_valor' | 'resultado_motivo'> & {
    decisao_motivo?: string;
    resultado_nota?: string;
  } & Parameters<typeof typedContract>[0];
  etapa: Asked;
  /** Instead of the stage's own title. */
  title?: string;
  opened: boolean;
  close: () => void;
  /** Rejects if it failed. */
  save: (outcome: Outcome) => Promise<unknown>;
};

/** Asks for the reason of a decision or for the result of an offer. */
export function MoveDialog({ proposta, etapa, title, opened, close, save }: MoveDialogProps) {
  const t = useTexts('propostas');
  const marks = useNumberMarks();
  const isWon = etapa === 'ganha';
  const isLost = etapa === 'perdida';
  const isResult = isWon || isLost;
  const [text, setText] = useState((isResult ? proposta.resultado_nota : proposta.decisao_motivo) ?? '');
  const [motivo, setMotivo] = useState<Motivo | ''>(proposta.resultado_motivo ?? '');
  const [valor, setValor] = useState<number | string>(
    proposta.resultado_valor ?? (isWon && proposta.preco_total ? proposta.preco_total : ''),
  );
  const [contract, setContract] = useState(() => typedContract(proposta));
  const [contractFaults, setContractFaults] = useState<ContractFaults>();
  const [fault, setFault] = useState<'text' | 'motivo'>();
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLost && motivo === '') return setFault('motivo');
    if (etapa === 'desistida' && text.trim() === '') return setFault('text');
    const wrong = isWon ? faultsOf(contract) : undefined;
    setContractFaults(wrong);
    if (wrong) return;
    setSaving(true);
    setRefusal(undefined);
    try {
      await save(
        isResult
          ? {
              resultado_nota: text,
              resultado_valor: valor === '' ? null : Number(valor),
              ...(isLost && motivo && { resultado_motivo: motivo }),
              ...(isWon && contractToSend(contract)),
            }
          : { decisao_motivo: text },
      );
      close();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={title ?? t(`move.${etapa}`)} size={isWon ? 'lg' : 'md'}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {proposta.edital.nome}
          </Text>
          {isLost && (
            <NativeSelect
              data-autofocus
              required
              label={t('field.resultadoMotivo')}
              data={[{ value: '', label: t('move.choose') }, ...motivos.map((value) => ({ value, label: t(`motivo.${value}`) }))]}
              value={motivo}
              error={fault === 'motivo' && t('move.needsReason')}
              onChange={({ currentTarget }) => {
                setMotivo(currentTarget.value as Motivo | '');
                setFault(undefined);
              }}
            />
          )}
          {isResult && (
            <NumberInput
              {...marks}
              data-autofocus={isWon || undefined}
              label={t(isWon ? 'field.resultadoValor' : 'field.valorVencedor')}
              prefix="R$ "
              decimalScale={2}
              min={0}
              max={limits.amount}
              allowNegative={false}
              hideControls
              value={valor}
              onChange={setValor}
            />
          )}
          {isWon && <ContractFields value={contract} change={setContract} faults={contractFaults} />}
          <Textarea
            data-autofocus={!isResult || undefined}
            label={t(isResult ? 'field.resultadoNota' : 'field.decisaoMotivo')}
            required={etapa === 'desistida'}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={limits.motivo}
            value={text}
            error={fault === 'text' && t('move.needsReason')}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setFault(undefined);
            }}
          />
          <DialogFoot close={close} isSaving={isSaving} refusal={refusal} />
        </Stack>
      </form>
    </Dialog>
  );
}

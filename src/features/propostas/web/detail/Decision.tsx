import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import textStyles from '#kit/web/text/text.module.css';
import { isEnded, type PropostaDetail } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useVersioned } from '../conflict.tsx';
import type { Asked, Outcome } from '../outcome.ts';
import { useEtapaName } from '../useEtapaName.ts';
import classes from './Proposta.module.css';

const MoveDialog = lazy(async () => ({ default: (await import('../MoveDialog.tsx')).MoveDialog }));

/** Whether to take part and why, and how it ended. */
export function Decision({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const format = useFormat();
  const { etapa, decisao, decisao_motivo, decidida_em, resultado_motivo, resultado_nota, resultado_valor, encerrada_em, enviada_em } =
    proposta;
  const mayEdit = proposta.papel !== 'leitor';
  const isResult = etapa === 'ganha' || etapa === 'perdida';
  return (
    <DetailCard title={t('decision.title')} isUrgent>
      {decisao === null ? (
        <p className={textStyles.dimmed}>{t('decision.none')}</p>
      ) : (
        <Facts layout="stack">
          <Fact name={t('field.decisao')}>
            {t(decisao === 'go' ? 'decisao.go' : 'decisao.no')}
            {decidida_em && <span className={textStyles.second}>{format.dateTime(decidida_em)}</span>}
          </Fact>
          {decisao_motivo && (
            <Fact name={t('field.decisaoMotivo')}>
              <span className={classes.reason}>{decisao_motivo}</span>
            </Fact>
          )}
          {enviada_em && <Fact name={t('field.enviada')}>{format.dateTime(enviada_em)}</Fact>}
          {isEnded(etapa) && (
            <Fact name={t('field.resultado')}>
              {etapaName(etapa)}
              {encerrada_em && <span className={textStyles.second}>{format.dateTime(encerrada_em)}</span>}
            </Fact>
          )}
          {resultado_motivo && <Fact name={t('field.resultadoMotivo')}>{t(`motivo.${resultado_motivo}`)}</Fact>}
          {resultado_valor !== null && (
            <Fact name={t(etapa === 'ganha' ? 'field.resultadoValor' : 'field.valorVencedor')}>{format.money(resultado_valor)}</Fact>
          )}
          {etapa === 'ganha' && <ContractFacts proposta={proposta} />}
          {resultado_nota && (
            <Fact name={t('field.resultadoNota')}>
              <span className={classes.reason}>{resultado_nota}</span>
            </Fact>
          )}
        </Facts>
      )}
      {mayEdit && decisao !== null && (
        <>
          <EditOutcome proposta={proposta} part={decisao === 'go' ? 'decidida' : 'desistida'} label={t('decision.edit')} />
          {isResult && <EditOutcome proposta={proposta} part={etapa} label={t('decision.editResult')} />}
        </>
      )}
    </DetailCard>
  );
}

/** The contract that it led to, as far as it is known. */
function ContractFacts({
  proposta: { contrato_numero, contrato_assinatura, contrato_inicio, contrato_fim },
}: {
  proposta: PropostaDetail;
}) {
  const t = useTexts('propostas');
  const format = useFormat();
  const day = (value: string | null) => value && format.date(noonOf(value));
  const facts = [
    { name: t('field.contratoNumero'), value: contrato_numero },
    { name: t('field.contratoAssinatura'), value: day(contrato_assinatura) },
    { name: t('field.contratoInicio'), value: day(contrato_inicio) },
    { name: t('field.contratoFim'), value: day(contrato_fim) },
  ];
  return facts.map(
    ({ name, value }) =>
      value && (
        <Fact key={name} name={name}>
          <bdi>{value}</bdi>
        </Fact>
      ),
  );
}

/** Edits the reason of the decision, or the result. */
function EditOutcome({ proposta, part, label }: { proposta: PropostaDetail; part: Asked; label: string }) {
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  /** Undefined until first opened. */
  const [opened, setOpened] = useState<boolean>();
  const save = async (outcome: Outcome) => {
    const { id, version } = proposta;
    await send(version, (current) => calls.update.send({ params: { id }, body: { version: current, ...outcome } }));
    await queryClient.invalidateQueries({ queryKey: ['propostas'] });
  };
  return (
    <>
      <Button
        mt="sm"
        me="xs"
        size="compact-sm"
        variant="light"
        aria-haspopup="dialog"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      {opened !== undefined && (
        <Suspense fallback={<Skeleton height={1} />}>
          <MoveDialog
            // Fresh fields each time it opens.
            key={String(opened)}
            proposta={proposta}
            etapa={part}
            title={label}
            opened={opened}
            close={() => setOpened(false)}
            save={save}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
}

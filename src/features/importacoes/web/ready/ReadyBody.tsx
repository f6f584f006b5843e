import { Box, Button, Flex, Group, Loader } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { FoldButton } from '#kit/web/sending/FoldButton.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import type { ImportacaoDetail, Previa, Rejeito } from '../../entities.ts';
import { type RecordWords, useImportedRecords, useRecordWords } from '../records.ts';
import { RejectTable } from '../run/RejectTable.tsx';
import { isAllFaulty, type Missing, missingOf } from '../run/states.ts';
import { useRunActions } from '../run/useRunActions.ts';
import { OwnerSelect } from './OwnerSelect.tsx';
import { Preview, SheetSample } from './Preview.tsx';
import { SheetMapping } from './SheetMapping.tsx';
import { useAdjust } from './useAdjust.ts';

/** A checked file waiting to be started: what was recognised, what is missing, and the next step. */
export function ReadyBody({ run, isOpen }: { run: ImportacaoDetail; isOpen: boolean }) {
  const t = useTexts('importacoes');
  const common = useTexts('common');
  const say = useTexts('sending');
  const actions = useRunActions(run);
  const reason = useId();
  const missing = missingOf(run);
  const words = useRecordWords()(run.destino);
  const owners = useImportedRecords()[run.destino];
  const explain = useMissing(run, words);
  const { adjust, isChecking } = useAdjust(run);
  const { previa } = run;
  return (
    <>
      {previa && (
        <>
          {previa.planilha && <SheetMapping run={run} sheet={previa.planilha} adjust={adjust} />}
          {previa.pede_vinculo && owners && (
            <Box maw={640}>
              <OwnerSelect
                {...{ owners, words, vinculo: run.vinculo }}
                topic={run.destino}
                choose={(vinculo) => adjust({ vinculo })}
                isBusy={isChecking}
              />
            </Box>
          )}
          <Findings
            // A missing choice would be a fault of every record.
            previa={missing ? { ...previa, rejeitados: 0 } : previa}
            isAllFaulty={!missing && isAllFaulty(run)}
            isOpen={isOpen}
            isStale={isChecking}
          />
        </>
      )}
      <Group gap="xs">
        <Button
          // With several files, the button that starts all of them is the primary one.
          variant={isOpen ? 'filled' : 'light'}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          disabled={missing !== undefined || isChecking}
          loading={actions.isBusy}
          aria-describedby={missing && reason}
          onClick={actions.start}
        >
          {t('ready.start')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          disabled={actions.isBusy}
          onClick={actions.discard}
        >
          {common('word.discard')}
        </Button>
        {isChecking && (
          <Flex component="p" align="center" gap={6}>
            <Loader size={16} />
            {say('checking')}
          </Flex>
        )}
        {missing && !isChecking && (
          <Flex component="p" id={reason} align="center" gap={6} fw={550} c="var(--near)">
            <IconAlertTriangle size={16} aria-hidden />
            {explain(missing)}
          </Flex>
        )}
      </Group>
    </>
  );
}

type FindingsProps = {
  previa: Previa;
  /** No record would be imported. */
  isAllFaulty: boolean;
  isOpen: boolean;
  isStale: boolean;
};

/** The first rows and faults, collapsed when other files wait too. */
function Findings({ previa, isAllFaulty, isOpen, isStale }: FindingsProps) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const [shows, setShows] = useState<boolean>();
  const region = useId();
  const isShown = shows ?? isOpen;
  const { rejeitados, avisos } = previa;
  const [leftOut, rejected] = [true, false].map((isKept) => previa.rejeitos.filter(({ mantido }) => mantido === isKept)) as [
    Rejeito[],
    Rejeito[],
  ];
  return (
    <div className={sending.part} data-stale={isStale || undefined}>
      {rejeitados > 0 && (
        <Callout kind={isAllFaulty ? 'danger' : 'warning'} icon={<IconAlertTriangle />}>
          {t(isAllFaulty ? 'preview.allFaulty' : 'preview.faulty', { count: rejeitados, figure: format.number(rejeitados) })}
        </Callout>
      )}
      {previa.windows1252 && <Callout icon={<IconInfoCircle />}>{t('preview.windows1252')}</Callout>}
      {avisos > 0 && (
        <Callout kind="warning" icon={<IconAlertTriangle />}>
          {t('countNote.avisos', { count: avisos, figure: format.number(avisos) })}
        </Callout>
      )}
      <FoldButton region={region} isShown={isShown} toggle={() => setShows(!isShown)}>
        {t('preview.title')}
      </FoldButton>
      <div id={region} hidden={!isShown} className={sending.part}>
        {previa.linhas.length === 0 && previa.planilha ? <SheetSample sheet={previa.planilha} /> : <Preview previa={previa} />}
        {rejeitados > 0 && (
          <div className={sending.part}>
            <div className={sending.framed}>
              <RejectTable label={t('preview.faults')} rejeitos={rejected} />
            </div>
            {rejeitados > rejected.length && (
              <p className={sending.faint}>
                {t('preview.firstFaults', { count: rejected.length, figure: format.number(rejected.length) })}
              </p>
            )}
          </div>
        )}
        {leftOut.length > 0 && (
          <div className={sending.framed}>
            <RejectTable label={t('reject.leftOut')} rejeitos={leftOut} />
          </div>
        )}
      </div>
    </div>
  );
}

function useMissing({ previa }: ImportacaoDetail, words: RecordWords): (missing: Missing) => string {
  const t = useTexts('importacoes');
  return (missing) => {
    if (missing.reason === 'owner') return words('choose');
    if (missing.reason !== 'columns') return t(`missing.${missing.reason}`);
    const { fields } = missing;
    const names = previa?.planilha?.campos.filter(({ campo }) => fields.includes(campo)).map(({ titulo }) => titulo) ?? [];
    return t('missing.columns', { count: names.length, fields: names.join(', ') });
  };
}

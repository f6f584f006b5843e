import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { RowDrawer } from '#kit/web/page/RowDrawer.tsx';
import { FileFacts } from '#kit/web/sending/FileFacts.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import type { ImportacaoDetail } from '../../entities.ts';
import { ConnectionLost } from '../ConnectionLost.tsx';
import { calls } from '../calls.ts';
import { ReadyBody } from '../ready/ReadyBody.tsx';
import { useImportedRecords, useRecordWords } from '../records.ts';
import { useOrigemName } from '../useOrigemName.ts';
import { useRunName } from '../useRunName.ts';
import { useDuration, useMeasures } from './measures.ts';
import { isUnreachable, polling, progressInterval, retryInterval, withTimeout } from './polling.ts';
import { Rejects } from './Rejects.tsx';
import { RunBody } from './RunBody.tsx';
import { StateBadge } from './StateBadge.tsx';
import { isMoving, missingOf } from './states.ts';

/** All details of an import, over the screen. */
export function RunDrawer({ id, close }: { id: number | undefined; close: () => void }) {
  const t = useTexts('importacoes');
  return (
    <RowDrawer id={id} title={t('detail.title')} width={760} close={close}>
      {(shown) => <Content key={shown} id={shown} />}
    </RowDrawer>
  );
}

function Content({ id }: { id: number }) {
  const runName = useRunName();
  const input = { params: { id } };
  const query = useQuery({
    ...calls.show.query(input),
    ...polling,
    queryFn: ({ signal }) => calls.show.send(input, { signal: withTimeout(signal) }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isMoving(state.data) && (state.status === 'error' ? retryInterval : progressInterval),
  });
  const isLost = query.data !== undefined && isUnreachable(query);
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} />}>
      {(run) => (
        <div className={sending.detail}>
          <Stack gap="xs" align="start">
            <StateBadge run={run} missing={missingOf(run)} />
            <Text fw={600} className={sending.fileName}>
              {runName(run)}
            </Text>
          </Stack>
          <Facts run={run} />
          <ConnectionLost isLost={isLost} />
          {run.estado === 'pronta' ? <ReadyBody run={run} isOpen /> : <RunBody run={run} isLost={isLost} />}
          {run.estado !== 'pronta' && run.rejeitados > 0 && <Rejects run={run} />}
          {run.estado !== 'pronta' && run.avisos > 0 && <Rejects run={run} mantidos />}
        </div>
      )}
    </Loaded>
  );
}

function Facts({ run }: { run: ImportacaoDetail }) {
  const t = useTexts('importacoes');
  const common = useTexts('common');
  const format = useFormat();
  const measures = useMeasures();
  const duration = useDuration();
  const nameOf = useOrigemName();
  const owners = useImportedRecords()[run.destino];
  const words = useRecordWords()(run.destino);
  const { recebida_em, iniciada_em, terminada_em } = run;
  const facts = [
    [common('word.type'), run.titulo || t('kindUnknown')],
    [t('detail.formato'), [run.formato.toUpperCase(), run.previa?.windows1252 && 'Windows-1252'].filter(Boolean).join(', ')],
    [t('detail.bytes'), measures.size(run.bytes)],
    [t('detail.registros'), format.number(run.registros)],
    [words('name'), owners?.shownKey(run.vinculo)],
    [t('history.who'), run.por ?? (run.origem ? nameOf(run.origem) : t('history.commandLine'))],
    [t('detail.recebida'), format.dateTime(recebida_em)],
    [t('detail.iniciada'), iniciada_em && format.dateTime(iniciada_em)],
    [t('detail.terminada'), terminada_em && format.dateTime(terminada_em)],
    [t('history.duration'), duration(run)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return <FileFacts facts={facts} />;
}

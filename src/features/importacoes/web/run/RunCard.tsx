import { Button, CloseButton, Flex, Skeleton } from '@mantine/core';
import { IconHistory, IconListDetails } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import surface from '#kit/web/page/surface.module.css';
import { FileHead } from '#kit/web/sending/FileHead.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import type { Importacao, ImportacaoDetail } from '../../entities.ts';
import { ReadyBody } from '../ready/ReadyBody.tsx';
import { useImportedRecords, useRecordWords } from '../records.ts';
import { useRunName } from '../useRunName.ts';
import { useMeasures } from './measures.ts';
import { ExportRejects } from './Rejects.tsx';
import { RunBody } from './RunBody.tsx';
import { StateBadge } from './StateBadge.tsx';
import { findEarlierRun, isOpen, missingOf } from './states.ts';
import { useRunActions } from './useRunActions.ts';

type RunCardProps = {
  run: Importacao;
  /** All runs that the screen knows. */
  runs: readonly Importacao[];
  /** Result of its check; for a waiting file. */
  detail: UseQueryResult<ImportacaoDetail> | undefined;
  /** Whether its first rows are expanded initially. */
  isOnlyOne: boolean;
  place: number;
  isLost: boolean;
};

/** An import that needs attention, or just ended. */
export function RunCard({ run, runs, detail, isOnlyOne, place, isLost }: RunCardProps) {
  const t = useTexts('importacoes');
  const { putAway } = useRunActions(run);
  const facts = useFacts(run);
  const arquivo = useRunName()(run);
  return (
    <li className={`${surface.surface} ${sending.card}`} tabIndex={-1} {...useKeptFocus()}>
      <FileHead
        name={arquivo}
        facts={facts}
        // Whether a waiting file can be started follows from its check.
        badge={(run.estado !== 'pronta' || detail?.data) && <StateBadge run={run} missing={detail?.data && missingOf(detail.data)} />}
        action={!isOpen(run) && <CloseButton aria-label={t('run.putAway', { arquivo })} onClick={putAway} />}
      />
      {run.estado === 'pronta' && <SameFile run={run} runs={runs} />}
      {run.estado === 'pronta' ? (
        detail && (
          <Loaded query={detail} skeleton={<Skeleton height={240} />}>
            {(found) => <ReadyBody run={found} isOpen={isOnlyOne} />}
          </Loaded>
        )
      ) : (
        <RunBody
          run={run}
          place={place}
          isLost={isLost}
          more={
            run.rejeitados > 0 && (
              <>
                <Button
                  variant="default"
                  leftSection={<IconListDetails size={18} aria-hidden />}
                  renderRoot={(props) => (
                    <Link to="/importar" search={(old: object) => ({ ...old, id: run.id })} resetScroll={false} {...props} />
                  )}
                >
                  {t('run.showRejects')}
                </Button>
                <ExportRejects run={run} />
              </>
            )
          }
        />
      )}
    </li>
  );
}

/** Says that the same file is listed already, or was imported before. */
function SameFile({ run, runs }: { run: Importacao; runs: readonly Importacao[] }) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const same = findEarlierRun(run, runs);
  if (!same) return null;
  return (
    <Flex component="p" align="center" gap={6} c="dimmed">
      <IconHistory size={16} aria-hidden />
      {same.terminada_em ? t('ready.importedBefore', { when: format.dateTime(same.terminada_em) }) : t('ready.sentBefore')}
    </Flex>
  );
}

/** A new state has other buttons: keeps the focus in the card. */
function useKeptFocus() {
  const card = useRef<HTMLLIElement>(null);
  const holds = useRef(false);
  useEffect(() => {
    if (holds.current && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  });
  return {
    ref: card,
    onFocus: () => {
      holds.current = true;
    },
    // A button that becomes disabled or disappears was not left by the user.
    onBlur: ({ target }: FocusEvent) => {
      if (!target.matches(':disabled')) holds.current = false;
    },
  };
}

/** Kind, format, size and number of records. */
function useFacts(run: Importacao): (string | false)[] {
  const t = useTexts('importacoes');
  const format = useFormat();
  const measures = useMeasures();
  const owners = useImportedRecords()[run.destino];
  const words = useRecordWords()(run.destino);
  return [
    run.titulo || t('kindUnknown'),
    run.formato.toUpperCase(),
    measures.size(run.bytes),
    t('records', { count: run.registros, figure: format.number(run.registros) }),
    run.vinculo !== '' && owners !== undefined && words('of', { key: owners.shownKey(run.vinculo) }),
  ];
}

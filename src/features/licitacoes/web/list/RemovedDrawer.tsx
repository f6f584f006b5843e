import { RemovedItem, RemovedDrawer as RemovedItems } from '#kit/web/DataTable/RemovedDrawer.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Removida } from '../../entities.ts';
import { calls } from '../calls.ts';
import { RestoreButton } from '../removal/RestoreButton.tsx';
import { nameOf, useIsUndoable, useRemovalWords } from '../removal/removal.ts';

/** Removed notices, each with a restore button while possible. */
export function RemovedDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('removal');
  return (
    <RemovedItems
      opened={opened}
      close={close}
      title={t('removed.title')}
      note={t('removed.note')}
      none={t('removed.none')}
      queryKey={calls.listRemoved.key()}
      fetchPage={(query, signal) => calls.listRemoved.send({ query }, { signal })}
      itemsOfPage={({ removidas }) => removidas}
    >
      {(removida, onRestored) => <Removed key={removida.id} removida={removida} onRestored={onRestored} />}
    </RemovedItems>
  );
}

function Removed({ removida, onRestored }: { removida: Removida; onRestored: () => void }) {
  const words = useRemovalWords();
  const isUndoable = useIsUndoable(removida);
  const { num_licitacao, orgao, objeto, controle } = removida;
  return (
    <RemovedItem
      name={[nameOf(removida), orgao].filter(Boolean).join(' · ')}
      about={objeto}
      lines={[words('line', removida), num_licitacao && controle]}
      restore={isUndoable && <RestoreButton removida={removida} onAnswer={onRestored} />}
    />
  );
}

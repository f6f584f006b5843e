// A contract with the button that puts its end into the calendar, and the offers that it came of.
import { ContratoDetail } from '#features/contratos/web/detail/ContratoDetail.tsx';
import { RecordPropostas } from '#features/propostas/web/noticePropostas/RecordPropostas.tsx';
import { WatchButton } from '#features/vigencias/web/WatchButton.tsx';

const watch = (id: number) => <WatchButton kind="contrato" item={id} />;
const offers = (licitacao: number) => <RecordPropostas licitacao={licitacao} />;

export function ContratoDetailRoute() {
  return <ContratoDetail watch={watch} offers={offers} />;
}

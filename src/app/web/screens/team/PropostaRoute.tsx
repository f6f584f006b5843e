// An offer with the contracts that came of its notice.
import { NoticeContracts } from '#features/contratos/web/NoticeContracts.tsx';
import { PropostaScreen } from '#features/propostas/web/detail/PropostaScreen.tsx';

const contracts = (controle: string) => <NoticeContracts controle={controle} />;

export function PropostaRoute() {
  return <PropostaScreen contracts={contracts} />;
}

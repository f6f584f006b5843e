// An offer with the contracts that came of its notice, and what others paid for its items.
import { NoticeContracts } from '#features/contratos/web/NoticeContracts.tsx';
import { PriceLink } from '#features/precos/web/priceLink/PriceLink.tsx';
import { PropostaScreen } from '#features/propostas/web/detail/PropostaScreen.tsx';

const contracts = (controle: string) => <NoticeContracts controle={controle} />;

const prices = (descricao: string) => <PriceLink descricao={descricao} />;

export function PropostaRoute() {
  return <PropostaScreen contracts={contracts} prices={prices} />;
}

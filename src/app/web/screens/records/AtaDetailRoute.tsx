// An ata with the contracts and the awarded items of its notice, and the button that puts its end into the calendar.
import { AtaDetail } from '#features/atas/web/detail/AtaDetail.tsx';
import { AwardedItems } from '#features/contratos/web/AwardedItems.tsx';
import { NoticeContracts } from '#features/contratos/web/NoticeContracts.tsx';
import { WatchButton } from '#features/vigencias/web/WatchButton.tsx';

const watch = (id: number) => <WatchButton kind="ata" item={id} />;
const contracts = (controle: string) => <NoticeContracts controle={controle} />;
const items = (controle: string) => <AwardedItems of="ata" compra={controle} />;

export function AtaDetailRoute() {
  return <AtaDetail watch={watch} contracts={contracts} items={items} />;
}

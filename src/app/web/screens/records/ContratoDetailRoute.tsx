// A contract with the button that puts its end into the calendar.
import { ContratoDetail } from '#features/contratos/web/detail/ContratoDetail.tsx';
import { WatchButton } from '#features/vigencias/web/WatchButton.tsx';

const watch = (id: number) => <WatchButton kind="contrato" item={id} />;

export function ContratoDetailRoute() {
  return <ContratoDetail watch={watch} />;
}

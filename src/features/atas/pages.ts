// The pages of atas de registro de preços.
import type { Page } from '#kit/page.ts';
import { atasAddresses } from './addresses.ts';

export const atasPages: readonly Page[] = [
  {
    id: 65,
    target: 'atas',
    at: atasAddresses.ataList,
    icon: 'clipboard',
    titles: { pt: 'Atas de preços', en: 'Price registers', fr: 'Accords-cadres conclus', de: 'Rahmenverträge' },
    also: 'atas de registro de preços ARP adesão carona validade atas framework agreements joining validity adhésion validité Beitritt Laufzeit',
    menu: { section: 'tracking' },
  },
];

// The pages of the DNS entries.
import type { Page } from '#kit/page.ts';
import { dnsAddresses } from './addresses.ts';

export const dnsPages: readonly Page[] = [
  {
    id: 33,
    target: 'dns',
    at: dnsAddresses.dnsEntries,
    icon: 'globe',
    titles: { pt: 'DNS', en: 'DNS', fr: 'DNS', de: 'DNS' },
    also: 'domínios vencimentos datas domains due dates domaines échéances Domains Fristen',
    menu: {
      section: 'tracking',
      title: { pt: 'Registros de {{dns}}', en: '{{dns}} entries', fr: 'Entrées {{dns}}', de: '{{dns}}-Einträge' },
    },
  },
];

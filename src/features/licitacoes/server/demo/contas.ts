// Accounts of some órgãos at banks that do not exist. A BIC whose eighth character is 0 is one for tests.
import type { ContasOrgaosTable } from '../tables.ts';
import { inventIban } from './identifiers.ts';
import { orgaos } from './orgaos.ts';

const bancos = [
  { banco: 'Banco Imaginário do Planalto', ispb: '99999901', swift: 'IMPLBRS0' },
  { banco: 'Caixa Fictícia dos Municípios', ispb: '99999902', swift: 'FIMUBRR0' },
  { banco: 'Banco Demonstrativo do Litoral', ispb: '99999903', swift: 'DELIBRS0' },
] as const;

/** Every third órgão has one. */
export function listContas(): ContasOrgaosTable[] {
  return orgaos
    .filter((_, place) => place % 3 === 0)
    .map(({ cnpj }, place) => {
      const { banco, ispb, swift } = bancos[place % bancos.length] as (typeof bancos)[number];
      return {
        cnpj,
        banco,
        pais: 'Brasil',
        iban: inventIban(ispb, 1 + ((place * 13) % 90), 70_000 + place * 1009),
        swift,
        agencia: '',
        conta: '',
        demo: true,
      };
    });
}

// The invented company of the demonstration.
import type { Queries } from '#kit/server/database/database.ts';
import type { DadosDaEmpresa } from '../contract.ts';
import type {} from './tables.ts';

/** Roots of 99 are outside the assigned ranges. The demo notices have it among the suppliers, by the same CNPJ. */
const demo: DadosDaEmpresa = {
  razaoSocial: 'Aurora Comércio e Serviços Ltda.',
  nomeFantasia: 'Aurora Licitações',
  cnpj: '99AB1C20000172',
  inscricaoEstadual: '110.042.490.114',
  inscricaoMunicipal: '',
  logradouro: 'Rua dos Ipês',
  numero: '120',
  complemento: 'Sala 4',
  bairro: 'Centro',
  municipio: 'Vale Verde',
  uf: 'SP',
  cep: '13000000',
  telefone: '(19) 5550-0120',
  email: 'propostas@aurora.example',
  site: '',
  banco: 'Banco do Brasil',
  agencia: '0000-1',
  conta: '12345-6',
  pix: 'propostas@aurora.example',
  representanteNome: 'Helena Prado',
  representanteCpf: '52998224725',
  representanteCargo: 'Sócia administradora',
};

export async function seedEmpresa(db: Queries, today: Date): Promise<void> {
  await db
    .insertInto('empresa')
    .values({ id: 1, dados: JSON.stringify(demo) as never, changed_at: today.toISOString() })
    .execute();
}

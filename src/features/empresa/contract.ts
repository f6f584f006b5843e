// The own company: who bids.
import { ufs } from '#brasil/ufs.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Line, type Static, Type } from '#kit/schema.ts';

const line = (maxLength: number) => Line({ maxLength });

/** What is not known is empty. The CNPJ and the CPF are without their marks. */
export const empresaFields = {
  razaoSocial: line(200),
  nomeFantasia: line(200),
  cnpj: line(20),
  inscricaoEstadual: line(30),
  inscricaoMunicipal: line(30),
  logradouro: line(200),
  numero: line(20),
  complemento: line(100),
  bairro: line(100),
  municipio: line(100),
  uf: Type.Enum(['', ...ufs]),
  cep: line(10),
  telefone: line(40),
  email: line(254),
  site: line(200),
  banco: line(100),
  agencia: line(20),
  conta: line(30),
  pix: line(100),
  representanteNome: line(200),
  representanteCpf: line(20),
  representanteCargo: line(100),
};
export const DadosDaEmpresa = Type.Object(empresaFields);
export type DadosDaEmpresa = Static<typeof DadosDaEmpresa>;

/** `version` is 0 until somebody has saved. */
export const Empresa = Type.Object({ ...empresaFields, version: Type.Integer() });
export type Empresa = Static<typeof Empresa>;

export const empresaCalls = {
  read: endpoint('GET /api/empresa', {
    access: 'signedIn',
    summary: 'The data of the own company; what is not known is empty',
    reply: Empresa,
  }),
  save: endpoint('PUT /api/empresa', {
    access: 'admin',
    effect: 'changes',
    summary:
      'Change all data of the own company, unless they have changed since that version. CNPJ (with letters too) and CPF with their check digits',
    body: Body({ ...empresaFields, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
    reply: Empresa,
  }),
};

import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Company data',
  part: {
    who: 'Identity',
    where: 'Address',
    contact: 'Contact',
    bank: 'Bank account',
    representative: 'Representative',
  },
  lead: {
    who: 'As it appears in proposals and declarations.',
    where: 'The registered office in documents.',
    contact: 'Where public bodies write and call.',
    bank: 'For payments.',
    representative: 'Who signs proposals.',
  },
  field: {
    razaoSocial: 'Legal name',
    nomeFantasia: 'Trade name',
    cnpj: 'CNPJ',
    inscricaoEstadual: 'State registration',
    inscricaoMunicipal: 'Municipal registration',
    logradouro: 'Street',
    numero: 'Number',
    complemento: 'Address line 2',
    bairro: 'District',
    municipio: 'City',
    uf: 'State',
    cep: 'Postal code',
    telefone: 'Phone',
    email: 'Email',
    site: 'Website',
    banco: 'Bank',
    agencia: 'Branch',
    conta: 'Account',
    pix: 'Pix key',
    representanteNome: 'Name',
    representanteCpf: 'CPF',
    representanteCargo: 'Position',
  },
} satisfies TextsIn<'en', typeof source>;

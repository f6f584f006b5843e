import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    empresa: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Dados da empresa',
  part: {
    who: 'Identificação',
    where: 'Endereço',
    contact: 'Contatos',
    bank: 'Conta bancária',
    representative: 'Representante',
  },
  lead: {
    who: 'Como aparece em propostas e declarações.',
    where: 'A sede que vai nos documentos.',
    contact: 'Para onde o órgão escreve e liga.',
    bank: 'Para o pagamento.',
    representative: 'Quem assina as propostas.',
  },
  field: {
    razaoSocial: 'Razão social',
    nomeFantasia: 'Nome fantasia',
    cnpj: 'CNPJ',
    inscricaoEstadual: 'Inscrição estadual',
    inscricaoMunicipal: 'Inscrição municipal',
    logradouro: 'Logradouro',
    numero: 'Número',
    complemento: 'Complemento',
    bairro: 'Bairro',
    municipio: 'Município',
    uf: 'UF',
    cep: 'CEP',
    telefone: 'Telefone',
    email: 'E-mail',
    site: 'Site',
    banco: 'Banco',
    agencia: 'Agência',
    conta: 'Conta',
    pix: 'Chave Pix',
    representanteNome: 'Nome',
    representanteCpf: 'CPF',
    representanteCargo: 'Cargo',
  },
};

import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Données de l’entreprise',
  part: {
    who: 'Identité',
    where: 'Adresse',
    contact: 'Contacts',
    bank: 'Compte bancaire',
    representative: 'Représentant',
  },
  lead: {
    who: 'Telle qu’elle figure dans les offres et les déclarations.',
    where: 'Le siège indiqué dans les documents.',
    contact: 'Où les organismes écrivent et appellent.',
    bank: 'Pour les paiements.',
    representative: 'Qui signe les offres.',
  },
  field: {
    razaoSocial: 'Raison sociale',
    nomeFantasia: 'Nom commercial',
    cnpj: 'CNPJ',
    inscricaoEstadual: 'Immatriculation à l’État',
    inscricaoMunicipal: 'Immatriculation municipale',
    logradouro: 'Rue',
    numero: 'Numéro',
    complemento: 'Complément',
    bairro: 'Quartier',
    municipio: 'Ville',
    uf: 'État',
    cep: 'Code postal',
    telefone: 'Téléphone',
    email: 'E-mail',
    site: 'Site',
    banco: 'Banque',
    agencia: 'Agence',
    conta: 'Compte',
    pix: 'Clé Pix',
    representanteNome: 'Nom',
    representanteCpf: 'CPF',
    representanteCargo: 'Fonction',
  },
} satisfies TextsIn<'fr', typeof source>;

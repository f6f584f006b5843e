import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Firmendaten',
  part: {
    who: 'Identität',
    where: 'Anschrift',
    contact: 'Kontakt',
    bank: 'Bankverbindung',
    representative: 'Vertretung',
  },
  lead: {
    who: 'Wie sie in Angeboten und Erklärungen steht.',
    where: 'Der Sitz, der in Dokumenten steht.',
    contact: 'Wohin Auftraggeber schreiben und wo sie anrufen.',
    bank: 'Für Zahlungen.',
    representative: 'Wer Angebote unterschreibt.',
  },
  field: {
    razaoSocial: 'Firmenname',
    nomeFantasia: 'Handelsname',
    cnpj: 'CNPJ',
    inscricaoEstadual: 'Registrierung beim Bundesstaat',
    inscricaoMunicipal: 'Registrierung bei der Gemeinde',
    logradouro: 'Straße',
    numero: 'Hausnummer',
    complemento: 'Zusatz',
    bairro: 'Stadtteil',
    municipio: 'Ort',
    uf: 'Bundesstaat',
    cep: 'Postleitzahl',
    telefone: 'Telefon',
    email: 'E-Mail',
    site: 'Website',
    banco: 'Bank',
    agencia: 'Filiale',
    conta: 'Konto',
    pix: 'Pix-Schlüssel',
    representanteNome: 'Name',
    representanteCpf: 'CPF',
    representanteCargo: 'Funktion',
  },
} satisfies TextsIn<'de', typeof source>;

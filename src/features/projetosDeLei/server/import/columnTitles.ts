// Titles of the columns of previews, in the user's language.
import type { LocalizedText } from '#kit/errors.ts';
import { projetoFields } from '../../fields.ts';

export const columnTitles = {
  projeto: { pt: 'Projeto', en: 'Bill', fr: 'Projet', de: 'Gesetzentwurf' },
  ementa: projetoFields.ementa.label,
  autor: { pt: 'Autor', en: 'Author', fr: 'Auteur', de: 'Urheber' },
  situacao: { pt: 'Situação', en: 'Status', fr: 'Statut', de: 'Status' },
  apresentacao: projetoFields.apresentacao.label,
  ordem: { pt: 'Ordem', en: 'Order', fr: 'Ordre', de: 'Reihenfolge' },
  tipo: projetoFields.tipo.label,
  sequencia: { pt: 'Sequência', en: 'Sequence', fr: 'Numéro d’ordre', de: 'Laufende Nummer' },
  data: { pt: 'Data', en: 'Date', fr: 'Date', de: 'Datum' },
  orgao: { pt: 'Órgão', en: 'Public body', fr: 'Organisme', de: 'Auftraggeber' },
  descricao: { pt: 'Descrição', en: 'Description', fr: 'Description', de: 'Beschreibung' },
  despacho: { pt: 'Despacho', en: 'Decision', fr: 'Décision', de: 'Verfügung' },
  codigo: { pt: 'Código', en: 'Code', fr: 'Code', de: 'Code' },
  sigla: { pt: 'Sigla', en: 'Abbreviation', fr: 'Sigle', de: 'Kürzel' },
  nome: { pt: 'Nome', en: 'Name', fr: 'Nom', de: 'Name' },
} as const satisfies Record<string, LocalizedText>;

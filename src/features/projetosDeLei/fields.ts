// The fields of a bill. Said here once for each: what it is called, and where it is shown, recorded, exported and notified of.
// The screens' typography of French and German is set by the build.
import type { Field } from '#kit/recordFields.ts';
import type { ProjetoDetail } from './entities.ts';

/** Of the call's bill: what has a place of its own on the page. */
type NoField = 'autores' | 'demo' | 'situacao_em' | 'tipo_nome';
/** `tramitacao`: a step, in the history. */
type ProjetoField = Exclude<keyof ProjetoDetail, NoField> | 'tramitacao';

/** In the order of the card of facts, and of the history. */
export const projetoFields = {
  id: {
    kind: 'text',
    label: { pt: 'Id', en: 'Id', fr: 'Id', de: 'Id' },
    shown: { list: true, fact: null, history: false, csv: 1, notification: null },
  },
  casa: {
    kind: 'casa',
    label: { pt: 'Casa', en: 'House', fr: 'Assemblée', de: 'Haus' },
    shown: { list: true, fact: {}, history: false, csv: 2, notification: null },
  },
  tipo: {
    kind: 'text',
    label: { pt: 'Tipo', en: 'Type', fr: 'Type', de: 'Art' },
    shown: { list: true, fact: {}, history: true, csv: 3, notification: null },
  },
  numero: {
    kind: 'text',
    label: { pt: 'Número', en: 'Number', fr: 'Numéro', de: 'Nummer' },
    shown: { list: true, fact: {}, history: true, csv: 4, notification: null },
  },
  ano: {
    kind: 'text',
    label: { pt: 'Ano', en: 'Year', fr: 'Année', de: 'Jahr' },
    shown: { list: true, fact: {}, history: true, csv: 5, notification: null },
  },
  ementa: {
    kind: 'long',
    label: { pt: 'Ementa', en: 'Summary', fr: 'Résumé', de: 'Kurzfassung' },
    shown: { list: true, fact: null, history: true, csv: 6, notification: 7 },
  },
  ementa_detalhada: {
    kind: 'text',
    label: { pt: 'Explicação da ementa', en: 'Explanation of the summary', fr: 'Explication du résumé', de: 'Erläuterung der Kurzfassung' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  apelido: {
    kind: 'text',
    label: { pt: 'Apelido', en: 'Known as', fr: 'Nom usuel', de: 'Bekannt als' },
    shown: { list: false, fact: null, history: true, csv: null, notification: null },
  },
  palavras_chave: {
    kind: 'list',
    label: { pt: 'Palavras-chave', en: 'Keywords', fr: 'Mots-clés', de: 'Schlagwörter' },
    shown: { list: false, fact: { if: 'palavras_chave', wide: true }, history: true, csv: null, notification: null },
  },
  apresentacao: {
    kind: 'day',
    label: { pt: 'Apresentação', en: 'Introduced', fr: 'Dépôt', de: 'Einbringung' },
    labels: { csv: { pt: 'Apresentação', en: 'Introduced', fr: 'Dépôt', de: 'Eingebracht' } },
    shown: { list: true, fact: {}, history: true, csv: 11, notification: null },
  },
  tramitando: {
    kind: 'flag',
    label: { pt: 'Em tramitação', en: 'In progress', fr: 'En cours d’examen', de: 'In Beratung' },
    shown: { list: true, fact: {}, history: true, csv: 13, notification: 6 },
  },
  relator: {
    kind: 'text',
    label: { pt: 'Relator', en: 'Rapporteur', fr: 'Rapporteur', de: 'Berichterstatter' },
    // Its step is in the history.
    shown: { list: false, fact: { if: 'relator' }, history: false, csv: 16, notification: null },
  },
  apreciacao: {
    kind: 'text',
    label: { pt: 'Apreciação', en: 'Decided by', fr: 'Organe de décision', de: 'Entscheidung durch' },
    shown: { list: false, fact: { if: 'apreciacao', wide: true }, history: false, csv: 17, notification: null },
  },
  codigo: {
    kind: 'text',
    label: { pt: 'Código na Casa', en: 'Code in the Chamber or Senate', fr: 'Code à l’assemblée', de: 'Code im jeweiligen Haus' },
    shown: { list: false, fact: {}, history: false, csv: null, notification: null },
  },
  importada_em: {
    kind: 'instant',
    label: { pt: 'Importação', en: 'Import', fr: 'Importation', de: 'Import' },
    shown: { list: false, fact: {}, history: false, csv: null, notification: null },
  },
  url: {
    kind: 'link',
    label: { pt: 'Link', en: 'Link', fr: 'Lien', de: 'Link' },
    shown: { list: false, fact: null, history: false, csv: 14, notification: null },
  },
  url_inteiro_teor: {
    kind: 'link',
    label: { pt: 'Inteiro teor', en: 'Full text', fr: 'Texte intégral', de: 'Volltext' },
    shown: { list: false, fact: null, history: true, csv: 15, notification: 8 },
  },
  situacao: {
    kind: 'text',
    label: { pt: 'Situação', en: 'Status', fr: 'Situation', de: 'Stand' },
    labels: { notification: { pt: 'Situação', en: 'Status', fr: 'Statut', de: 'Status' } },
    shown: { list: true, fact: null, history: true, csv: 9, notification: 1 },
  },
  orgao: {
    kind: 'text',
    label: { pt: 'Órgão', en: 'Body', fr: 'Organe', de: 'Gremium' },
    shown: { list: true, fact: null, history: true, csv: 10, notification: 4 },
  },
  regime: {
    kind: 'text',
    label: { pt: 'Regime', en: 'Legislative procedure', fr: 'Régime d’examen', de: 'Beratungsverfahren' },
    labels: { notification: { pt: 'Regime de tramitação', en: 'Legislative procedure', fr: 'Régime d’examen', de: 'Beratungsverfahren' } },
    shown: { list: false, fact: null, history: true, csv: null, notification: 5 },
  },
  autor: {
    kind: 'text',
    label: { pt: 'Autoria', en: 'Authors', fr: 'Auteurs', de: 'Urheber' },
    labels: { csv: { pt: 'Autor', en: 'Author', fr: 'Auteur', de: 'Urheber' } },
    shown: { list: true, fact: null, history: false, csv: 7, notification: null },
  },
  autores_total: {
    kind: 'count',
    label: { pt: 'Número de autores', en: 'Number of authors', fr: 'Nombre d’auteurs', de: 'Anzahl der Urheber' },
    labels: { csv: { pt: 'Autores', en: 'Authors', fr: 'Auteurs', de: 'Anzahl Urheber' } },
    change: 'autores',
    shown: { list: true, fact: null, history: true, csv: 8, notification: null },
  },
  ultima_tramitacao: {
    kind: 'instant',
    label: { pt: 'Último andamento', en: 'Last step', fr: 'Dernière étape', de: 'Letzter Verfahrensschritt' },
    shown: { list: true, fact: null, history: false, csv: 12, notification: null },
  },
  proxima_tramitacao: {
    kind: 'instant',
    label: { pt: 'Próximo andamento', en: 'Next step', fr: 'Prochaine étape', de: 'Nächster Verfahrensschritt' },
    shown: { list: false, fact: null, history: false, csv: null, notification: null },
  },
  tramitacoes_total: {
    kind: 'count',
    label: { pt: 'Número de andamentos', en: 'Number of steps', fr: 'Nombre d’étapes', de: 'Anzahl der Verfahrensschritte' },
    change: 'tramitacoes',
    shown: { list: false, fact: null, history: true, csv: null, notification: 3 },
  },
  tramitacao: {
    kind: 'step',
    label: { pt: 'Novo andamento', en: 'New step', fr: 'Nouvelle étape', de: 'Neuer Verfahrensschritt' },
    column: null,
    change: 'tramitacao',
    shown: { list: false, fact: null, history: true, csv: null, notification: 2 },
  },
  // Bills have no `since`: their reader's version is raised by hand.
} as const satisfies { [Name in ProjetoField]: Field<ProjetoField, 'casa' | 'step'> & { since?: never } };

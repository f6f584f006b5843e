// Codes of PNCP for levels of government and branches of power.
import type { LocalizedText } from '#kit/errors.ts';

const notApplicable = { pt: 'Não se aplica', en: 'Not applicable', fr: 'Sans objet', de: 'Entfällt' };

export const esferaNames: Readonly<Record<string, LocalizedText>> = {
  F: { pt: 'Federal', en: 'Federal', fr: 'Fédéral', de: 'Bund' },
  E: { pt: 'Estadual', en: 'State', fr: 'État', de: 'Bundesstaat' },
  M: { pt: 'Municipal', en: 'Municipal', fr: 'Municipal', de: 'Gemeinde' },
  D: { pt: 'Distrital', en: 'District', fr: 'District', de: 'Distrikt' },
  N: notApplicable,
};

export const poderNames: Readonly<Record<string, LocalizedText>> = {
  E: { pt: 'Executivo', en: 'Executive', fr: 'Exécutif', de: 'Exekutive' },
  L: { pt: 'Legislativo', en: 'Legislative', fr: 'Législatif', de: 'Legislative' },
  J: { pt: 'Judiciário', en: 'Judiciary', fr: 'Judiciaire', de: 'Judikative' },
  N: notApplicable,
};

/** Kinds of suppliers. */
export const pessoaNames: Readonly<Record<string, LocalizedText>> = {
  PJ: { pt: 'Pessoa jurídica', en: 'Legal person', fr: 'Personne morale', de: 'Juristische Person' },
  PF: { pt: 'Pessoa física', en: 'Natural person', fr: 'Personne physique', de: 'Natürliche Person' },
  PE: { pt: 'Pessoa estrangeira', en: 'Foreign person', fr: 'Personne étrangère', de: 'Ausländische Person' },
};

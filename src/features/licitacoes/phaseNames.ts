// Names of phases, on screens and in exports. Other features import them by contract.ts.
import type { LocalizedText } from '#kit/errors.ts';
import type { Phase } from './phase.ts';

export const phaseNames: Record<Phase, LocalizedText> = {
  divulgada: { pt: 'Divulgada', en: 'Published', fr: 'Publié', de: 'Veröffentlicht' },
  recebendo: { pt: 'Recebendo propostas', en: 'Receiving proposals', fr: 'Réception des offres', de: 'Angebotsphase' },
  julgamento: { pt: 'Em julgamento', en: 'Under evaluation', fr: 'Analyse des offres', de: 'In Prüfung' },
  suspensa: { pt: 'Suspensa', en: 'Suspended', fr: 'Suspendu', de: 'Ausgesetzt' },
  encerrada: { pt: 'Encerrada', en: 'Closed', fr: 'Clos', de: 'Beendet' },
  revogada: { pt: 'Revogada', en: 'Revoked', fr: 'Sans suite', de: 'Aufgehoben' },
  anulada: { pt: 'Anulada', en: 'Annulled', fr: 'Annulé', de: 'Annulliert' },
  deserta: { pt: 'Deserta', en: 'No bidders', fr: 'Sans offre', de: 'Ohne Angebote' },
  fracassada: { pt: 'Fracassada', en: 'Failed', fr: 'Infructueux', de: 'Gescheitert' },
  homologada: { pt: 'Homologada', en: 'Awarded', fr: 'Attribué', de: 'Zuschlag erteilt' },
  retirada: { pt: 'Retirada', en: 'Withdrawn', fr: 'Retirée', de: 'Zurückgezogen' },
};

/** Whether a text from another feature's call is a phase; bills have none. */
export function isPhase(text: string): text is Phase {
  return Object.hasOwn(phaseNames, text);
}

// What dates are of that are no notices, bills or DNS entries. They are in one of the specification's five calendars, whose names do not
// say so.
import type { LocalizedText } from '#kit/errors.ts';
import type { CalendarDate } from './entities.ts';

/** What one may add to: the compiler asks for a name of each new kind. */
type Unnamed = Exclude<CalendarDate['thing'], 'licitacao' | 'projeto' | 'dns' | 'event'>;
const names: Record<Unnamed, LocalizedText> = {
  task: { pt: 'Tarefa', en: 'Task', fr: 'Tâche', de: 'Aufgabe' },
  certidao: { pt: 'Certidão', en: 'Certificate', fr: 'Attestation', de: 'Bescheinigung' },
  contrato: { pt: 'Contrato', en: 'Contract', fr: 'Contrat', de: 'Vertrag' },
  ata: { pt: 'Ata de registro de preços', en: 'Price register', fr: 'Accord-cadre', de: 'Rahmenvertrag' },
  // The end of the contract that an offer won.
  proposta: { pt: 'Contrato', en: 'Contract', fr: 'Contrat', de: 'Vertrag' },
};
export const thingNames: { [Of in CalendarDate['thing']]?: LocalizedText } = names;

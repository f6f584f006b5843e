// Texts of calendar files in the user's language.
import type { LocalizedText } from '#kit/errors.ts';
import type { DateKind } from '../../entities.ts';

export const kindTexts: Record<DateKind, LocalizedText> = {
  impugnacao: {
    pt: 'Prazo para impugnação e esclarecimentos',
    en: 'Deadline for challenges and questions',
    fr: 'Date limite des recours et des questions',
    de: 'Frist für Rügen und Bieterfragen',
  },
  abertura: { pt: 'Abertura', en: 'Opening', fr: 'Début du dépôt des offres', de: 'Beginn der Angebotsfrist' },
  encerramento: {
    pt: 'Fim do prazo das propostas',
    en: 'Proposals close',
    fr: 'Date limite de remise des offres',
    de: 'Ende der Angebotsfrist',
  },
  sessao: { pt: 'Sessão pública', en: 'Public session', fr: 'Séance publique', de: 'Öffentliche Sitzung' },
  apresentacao: { pt: 'Apresentação', en: 'Introduced', fr: 'Dépôt', de: 'Einbringung' },
  tramitacao: { pt: 'Andamento', en: 'Bill step', fr: 'Étape', de: 'Verfahrensschritt' },
  dnsEffective: { pt: 'Início da vigência', en: 'Takes effect', fr: 'Prise d’effet', de: 'Gültig ab' },
  dnsDue: { pt: 'Vencimento', en: 'Due', fr: 'Échéance', de: 'Fällig' },
  certidaoExpires: {
    pt: 'Vencimento de certidão',
    en: 'Certificate expires',
    fr: 'Expiration d’une attestation',
    de: 'Bescheinigung läuft ab',
  },
  taskDue: { pt: 'Prazo da tarefa', en: 'Task due', fr: 'Échéance de la tâche', de: 'Aufgabe fällig' },
  vigenciaFim: { pt: 'Fim da vigência', en: 'End of validity', fr: 'Fin de validité', de: 'Ende der Laufzeit' },
  invitation: { pt: 'Convite', en: 'Invitation', fr: 'Invitation', de: 'Einladung' },
};

export const guestsText: LocalizedText = { pt: 'Convidados', en: 'Guests', fr: 'Invités', de: 'Teilnehmer' };
export const invitedByText: LocalizedText = { pt: 'Convite de', en: 'Invited by', fr: 'Invitation de', de: 'Eingeladen von' };

// Validation messages of tasks.
import type { LocalizedText } from '#kit/errors.ts';

export const wrongDay: LocalizedText = {
  pt: 'deve ser uma data (2026-05-28) ou uma data com hora (2026-05-28T14:00:00Z) entre 1900 e 2199',
  en: 'must be a date (2026-05-28) or a date and time (2026-05-28T14:00:00Z) between 1900 and 2199',
  fr: 'doit être un jour (2026-05-28) ou un instant (2026-05-28T14:00:00Z) entre 1900 et 2199',
  de: 'muss ein Tag (2026-05-28) oder ein Zeitpunkt (2026-05-28T14:00:00Z) zwischen 1900 und 2199 sein',
};
export const wrongThing: LocalizedText = {
  pt: 'deve ser uma licitação ou um projeto de lei existente (licitacao:12, projeto:7)',
  en: 'must be an existing notice or bill (licitacao:12, projeto:7)',
  fr: 'doit être un appel d’offres ou un projet de loi existant (licitacao:12, projeto:7)',
  de: 'muss eine vorhandene Ausschreibung oder ein vorhandener Gesetzentwurf sein (licitacao:12, projeto:7)',
};
export const noAssignee: LocalizedText = {
  pt: 'deve ser uma pessoa com conta ativa',
  en: 'must be a person with an active account',
  fr: 'doit être une personne dont le compte est actif',
  de: 'muss eine Person mit aktivem Konto sein',
};
/** Shown to the assignee for what only the owner may do. */
export const makersOnly: LocalizedText = {
  pt: 'Só quem criou a tarefa pode excluí-la, restaurá-la ou atribuí-la a outra pessoa. Você pode devolvê-la.',
  en: 'Only the person who created the task can delete it, restore it or assign it to someone else. You can hand it back.',
  fr: 'Seule la personne qui a créé la tâche peut la supprimer, la restaurer ou la confier à quelqu’un d’autre. Vous pouvez la rendre.',
  de: 'Nur wer die Aufgabe angelegt hat, darf sie löschen, wiederherstellen oder einer anderen Person zuweisen. Sie können sie zurückgeben.',
};

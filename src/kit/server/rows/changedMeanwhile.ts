// Why a change made on an old version is refused.
import type { LocalizedText } from '#kit/errors.ts';

/** When the user sees nothing of the other change. */
export const changedMeanwhile: LocalizedText = {
  pt: 'Outra pessoa alterou isto enquanto você editava. Copie o que escreveu e abra de novo.',
  en: 'Someone else changed this while you were editing. Copy what you wrote and open it again.',
  fr: 'Une autre personne a modifié ceci pendant que vous écriviez. Copiez votre texte et rouvrez-le.',
  de: 'Jemand anderes hat dies geändert, während Sie schrieben. Kopieren Sie Ihren Text und öffnen Sie es erneut.',
};

/** When the refusal lists the other changes, by people or imports. */
export const changedSince: LocalizedText = {
  pt: 'Estes dados mudaram enquanto você editava. Confira o que mudou e decida de novo.',
  en: 'This has changed while you were editing. Check what changed and decide again.',
  fr: 'Ces données ont changé pendant votre saisie. Vérifiez ce qui a changé, puis décidez.',
  de: 'Dies hat sich während der Bearbeitung geändert. Prüfen Sie die Änderung und entscheiden Sie neu.',
};

/** How many of the others' changes a refusal lists at most. */
export const MOST_TOLD = 50;

import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Modèle de l’offre',
  field: { antes: 'Avant le tableau des articles', depois: 'Après le tableau des articles' },
  unknown: 'Ces champs n’existent pas ou ne sont pas fermés : {{names}}',
  texts: {
    title: 'Textes',
    lead: 'Ce que l’entreprise écrit autour du tableau des articles, en portugais. Une ligne dont tous les champs sont vides est omise.',
  },
  placeholders: {
    title: 'Champs',
    lead: 'Ils sont remplacés par les données de l’entreprise, de l’avis et de l’offre. Un clic insère le champ dans le texte.',
    insert: 'Insérer le champ {{name}}',
  },
  preview: {
    title: 'Aperçu',
    lead: 'Une offre inventée avec ces textes, même avant de les enregistrer.',
    company: 'Données de l’entreprise',
    file: 'offre-exemple',
    pdf: 'Télécharger le PDF',
    docx: 'Télécharger Word',
  },
  reset: {
    title: 'Revenir aux textes d’origine ?',
    body: 'Les textes de l’entreprise seront perdus.',
    button: 'Rétablir les originaux',
    done: 'Les textes d’origine sont rétablis.',
  },
} satisfies TextsIn<'fr', typeof source>;

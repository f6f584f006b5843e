import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Proposal template',
  field: { antes: 'Before the table of items', depois: 'After the table of items' },
  unknown: 'These placeholders do not exist or are not closed: {{names}}',
  texts: {
    title: 'Texts',
    lead: 'What the company writes around the table of items, in Portuguese. A line whose placeholders are all empty is left out.',
  },
  placeholders: {
    title: 'Placeholders',
    lead: 'They are replaced with data of the company, the notice and the proposal. A click inserts one into the text.',
    insert: 'Insert the placeholder {{name}}',
  },
  preview: {
    title: 'Preview',
    lead: 'An invented proposal with these texts, even before they are saved.',
    company: 'Company data',
    file: 'sample-proposal',
    pdf: 'Download PDF',
    docx: 'Download Word',
  },
  reset: {
    title: 'Go back to the original texts?',
    body: 'The texts of the company will be discarded.',
    button: 'Restore originals',
    done: 'The original texts are back.',
  },
} satisfies TextsIn<'en', typeof source>;

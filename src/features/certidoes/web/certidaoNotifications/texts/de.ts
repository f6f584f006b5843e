import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  expiring: '{{name}} gilt nur bis {{day}}: vor der nächsten Sitzung erneuern.',
} satisfies TextsIn<'de', typeof source>;

import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  expiring: '{{name}} n’est valable que jusqu’au {{day}} : à renouveler avant la prochaine séance.',
} satisfies TextsIn<'fr', typeof source>;

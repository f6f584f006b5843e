import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  expiring: '{{name}} is only valid until {{day}}: renew it before the next session.',
} satisfies TextsIn<'en', typeof source>;

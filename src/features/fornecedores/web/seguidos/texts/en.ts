import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'Who you follow',
  follow: 'Follow',
  followed: 'You follow {{nome}}: the bell tells what is new.',
  unfollowed: 'You no longer follow {{nome}}.',
  restored: 'You still follow {{nome}}, as before.',
  unfollow: 'Unfollow {{nome}}',
  bell: 'Tell of {{nome}} by bell and bulletin',
  muted: 'Notifications of {{nome}} muted.',
  column: { nome: 'Name', kind: 'Kind', since: 'Since', bell: 'Notifications', actions: 'Actions' },
  kind: { fornecedor: 'Supplier', orgao: 'Public body', municipio: 'Municipality' },
  empty: { title: 'You follow nobody', hint: 'Turn on “Follow” on the page of a supplier, a public body or a municipality.' },
  won_one: '{{nome}} won {{figure}} item: {{notices}}.',
  won_other: '{{nome}} won {{figure}} items: {{notices}}.',
  published_one: '{{nome}} published {{figure}} notice: {{notices}}.',
  published_other: '{{nome}} published {{figure}} notices: {{notices}}.',
  placed_one: '{{figure}} new notice in {{nome}}: {{notices}}.',
  placed_other: '{{figure}} new notices in {{nome}}: {{notices}}.',
};

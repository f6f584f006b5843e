// Notifications about friends, registered by the app.
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { textsOf } from '#kit/web/locale/i18n.ts';

type PersonData = { name: string };

const shared = {
  texts: 'profile',
  link: () => linkOptions({ to: '/pages/profile', search: { tab: 'friends' } }),
} as const;

export const profileKinds = {
  'profile.friendAsked': {
    ...shared,
    look: () => ({ icon: IconUserPlus, tone: 'primary' as const }),
    sentence: ({ name }: PersonData) => textsOf('profile')('told.asked', { name }),
  },
  'profile.friendAccepted': {
    ...shared,
    look: () => ({ icon: IconUserCheck, tone: 'success' as const }),
    sentence: ({ name }: PersonData) => textsOf('profile')('told.accepted', { name }),
  },
};

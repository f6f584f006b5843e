import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'Account settings',
  tabs: 'Settings',
  tab: {
    general: 'General',
    security: 'Security',
    info: 'Information',
    social: 'Social networks',
    notifications: 'Notifications',
    usage: 'Storage',
  },
  picture: {
    lead: 'Other people see it next to your name.',
    saved: 'Picture saved.',
    removed: 'Picture removed.',
  },
  general: {
    title: 'Name and email',
    lead: 'Your name and the email address you sign in with.',
    fullName: 'Full name',
    username: 'Username',
    emailFixed: 'Demo accounts are shared: their email address cannot be changed.',
    currentPassword: 'Current password',
    whyPassword: 'To change your email address, confirm that it is you.',
    nameMissing: 'Enter your name.',
    usernameWrong: '2 to 40 letters, digits, dots, hyphens or underscores, without spaces.',
    emailWrong: 'Enter a valid email address, such as name@example.com.',
    passwordMissing: 'Enter your current password to change the email address.',
  },
  info: {
    title: 'About you',
    lead: 'Everything here is optional. Your bio and website appear on your profile.',
    bio: 'About me',
    letters: '{{used}} of {{most}} characters',
    dob: 'Date of birth',
  },
  social: {
    title: 'Your pages',
    lead: 'Paste the address of each page. For most, @name is enough: the address is completed when you save.',
  },
  connections: {
    title: 'Connected accounts',
    lead: 'Other services linked to this account.',
    end: 'Disconnect {{place}}',
  },
  notification: {
    all: 'Notifications',
    allLead: 'What the bell at the top of the screen shows.',
    atOnce: 'Changes on this page are saved immediately.',
    isNotificationsOn: 'Receive notifications',
    activity: 'Activity',
    activityLead: 'Actions by other people that concern you.',
    commentOnArticle: 'Someone commented on my article',
    followMe: 'Someone sent me a friend request',
  },
};

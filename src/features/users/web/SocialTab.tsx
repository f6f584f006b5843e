import { TextInput } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconMessageQuestion,
} from '@tabler/icons-react';
import { useTexts } from '#kit/web/i18n.ts';
import { socialNetworks, type UserDetails } from '../contract.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { UserCard } from './UserCard.tsx';
import classes from './UserView.module.css';
import { useDetailsForm } from './useDetailsForm.ts';

/** As they call themselves. */
const networks = {
  twitter: { name: 'Twitter / X', Icon: IconBrandX },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  google: { name: 'Google', Icon: IconBrandGoogle },
  linkedIn: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  instagram: { name: 'Instagram', Icon: IconBrandInstagram },
  quora: { name: 'Quora', Icon: IconMessageQuestion },
} as const satisfies Record<(typeof socialNetworks)[number], object>;

export function SocialTab({ id, kept }: { id: number; kept: UserDetails }) {
  const t = useTexts('users');
  const { form, submit, buttons } = useDetailsForm(id, kept);
  return (
    <UserCard title={t('edit.social')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <p className={`${classes.hint} ${classes.wide}`}>{t('edit.socialHint')}</p>
        {socialNetworks.map((network) => {
          const { name, Icon } = networks[network];
          return (
            <TextInput
              key={network}
              label={name}
              leftSection={<Icon size={18} aria-hidden />}
              maxLength={300}
              autoComplete="off"
              {...form.getInputProps(`socialLinks.${network}`)}
            />
          );
        })}
        <SaveButtons {...buttons} />
      </form>
    </UserCard>
  );
}

import { Button, TextInput } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconLetterQ,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { socialNetworks } from '#features/users/contract.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { connectable, type Settings, type SocialNetwork } from '../contract.ts';
import classes from './AccountSettings.module.css';
import { calls } from './calls.ts';
import { FormFoot } from './FormFoot.tsx';
import { Part } from './Part.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** Trade names, the same in every language. */
const names: Record<SocialNetwork, { name: string; Icon: TablerIcon }> = {
  twitter: { name: 'X (Twitter)', Icon: IconBrandX },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  google: { name: 'Google', Icon: IconBrandGoogle },
  linkedIn: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  instagram: { name: 'Instagram', Icon: IconBrandInstagram },
  quora: { name: 'Quora', Icon: IconLetterQ },
};
const placeNames = { twitter: 'X (Twitter)', google: 'Google', facebook: 'Facebook', github: 'GitHub' } as const;

/** Where else somebody is found. */
export function SocialPane({ saved: { socialLinks, connections } }: { saved: Settings['social'] }) {
  const t = useTexts('account');
  const { form, submit, isSaving } = useSettingsForm({
    saved: socialLinks,
    pick: ({ social }) => social.socialLinks,
    send: (body) => calls.saveSocialLinks.send({ body }),
  });
  return (
    <>
      <Part title={t('social.title')} lead={t('social.lead')}>
        <form onSubmit={submit} noValidate className={classes.form}>
          <div className={classes.fields}>
            {socialNetworks.map((network) => {
              const { name, Icon } = names[network];
              return (
                <TextInput
                  key={network}
                  inputMode="url"
                  label={name}
                  leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
                  placeholder={network === 'google' ? 'https://' : t('social.placeholder')}
                  maxLength={300}
                  {...form.getInputProps(network)}
                />
              );
            })}
          </div>
          <FormFoot isDirty={form.isDirty()} isSaving={isSaving} reset={form.reset} />
        </form>
      </Part>
      <Connections connections={connections} />
    </>
  );
}

/** Stands there only where something is connected. */
function Connections({ connections }: Pick<Settings['social'], 'connections'>) {
  const t = useTexts('account');
  const queryClient = useQueryClient();
  const end = useMutation({
    ...calls.disconnect.mutation(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: calls.read.key() }),
  });
  const connected = connectable.filter((place) => connections[place].id);
  if (connected.length === 0) return null;
  return (
    <Part title={t('connections.title')} lead={t('connections.lead')}>
      <ul className={classes.rows}>
        {connected.map((place) => (
          <li key={place}>
            <span>
              <strong>{placeNames[place]}</strong> <bdi>{connections[place].id}</bdi>
            </span>
            <Button variant="default" size="xs" onClick={() => end.mutate({ params: { place } })}>
              {t('connections.end', { place: placeNames[place] })}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

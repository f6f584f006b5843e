import { Button, Flex } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { socialNetworks } from '#features/users/contract.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { NetworkField } from '#kit/web/form/NetworkField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { connectable, type Settings } from '../contract.ts';
import { calls } from './calls.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** Trade names, not translated. */
const placeNames = { twitter: 'X (Twitter)', google: 'Google', facebook: 'Facebook', github: 'GitHub' } as const;

/** Profiles on other sites. */
export function SocialPane({ saved: { socialLinks, connections } }: { saved: Settings['social'] }) {
  const t = useTexts('account');
  const { form, submit, isSaving } = useSettingsForm({
    saved: socialLinks,
    pick: ({ social }) => social.socialLinks,
    send: async ({ onto }, now) => calls.saveSocialLinks.send({ body: onto(await now()) }),
  });
  return (
    <>
      <SettingsSection title={t('social.title')} lead={t('social.lead')}>
        <form onSubmit={submit} noValidate>
          <FieldGrid>
            {socialNetworks.map((network) => (
              <NetworkField key={network} network={network} {...form.getInputProps(network)} />
            ))}
          </FieldGrid>
          <FormFoot mt="lg" form={form} isSaving={isSaving} />
        </form>
      </SettingsSection>
      <Connections connections={connections} />
    </>
  );
}

/** Shown only if a connection exists. */
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
    <SettingsSection title={t('connections.title')} lead={t('connections.lead')}>
      <ul>
        {connected.map((place) => (
          <Flex component="li" key={place} wrap="wrap" gap="xs" mb="xs" align="center" justify="space-between">
            <span>
              <strong>{placeNames[place]}</strong> <bdi>{connections[place].id}</bdi>
            </span>
            <Button variant="default" size="xs" onClick={() => end.mutate({ params: { place } })}>
              {t('connections.end', { place: placeNames[place] })}
            </Button>
          </Flex>
        ))}
      </ul>
    </SettingsSection>
  );
}

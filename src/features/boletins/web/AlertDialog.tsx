import { Anchor, NativeSelect, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import type { Alert, BoletimSettings } from '../contract.ts';
import { calls } from './calls.ts';
import { FeedLinks } from './FeedLinks.tsx';
import { useAlert } from './useAlert.ts';

const frequencies = ['never', 'daily', 'weekly'] as const;

/** How a search tells: each choice is saved at once. */
export function AlertDialog({ id, name, close }: { id: number; name: string; close: () => void }) {
  const t = useTexts('boletins');
  const query = useQuery(calls.settings.query());
  return (
    <Dialog opened={useOpenedAfterMount(true)} close={close} title={t('alertsOf', { name })}>
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {({ settings, alerts }) => <Choices settings={settings} alert={alerts.find(({ search }) => search === id) ?? noAlert(id)} />}
      </Loaded>
    </Dialog>
  );
}

function Choices({ settings, alert }: { settings: BoletimSettings; alert: Alert }) {
  const t = useTexts('boletins');
  const format = useFormat();
  const change = useAlert(alert);
  const next = alert.mail === 'daily' ? settings.proximo_diario : alert.mail === 'weekly' ? settings.proximo_semanal : null;
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {t('fromNowOn')}
      </Text>
      <Switch
        data-autofocus
        label={t('bell')}
        description={t('bellHint')}
        checked={alert.bell}
        onChange={({ currentTarget: { checked } }) => change({ bell: checked })}
      />
      <div>
        <NativeSelect
          label={t('mail')}
          description={settings.envia ? t('mailHint') : t('noMail')}
          value={alert.mail}
          data={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change({ mail: value as Alert['mail'] })}
        />
        <Text size="sm" mt="xs" c="dimmed">
          {settings.envia && next && `${t('next', { when: format.dateTime(next) })} `}
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/pages/account-settings" search={{ tab: 'notifications' }} />}>
            {t('chooseHour')}
          </Anchor>
        </Text>
      </div>
      <FeedLinks alert={alert} />
    </Stack>
  );
}

function noAlert(search: number): Alert {
  return { search, bell: false, mail: 'never', feed_made_at: null, feed_read_at: null };
}

import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell, IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Alert } from '../contract.ts';
import { calls } from './calls.ts';

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog.tsx')).AlertDialog }));

/** Says whether a search tells of new notices, and opens the choice. */
export function SearchAlert({ id, name }: { id: number; name: string }) {
  const t = useTexts('boletins');
  const [opened, { open, close }] = useDisclosure(false);
  const { data } = useQuery(calls.settings.query());
  const alert = data?.alerts.find(({ search }) => search === id);
  const on = alert && isOn(alert);
  const Icon = on ? IconBellRinging : IconBell;
  return (
    <>
      <ActionIcon
        color={on ? undefined : 'gray'}
        size={36}
        aria-label={t(on ? 'alertsOn' : 'alertsOff', { name })}
        data-hint={t(on ? 'hintOn' : 'hintOff')}
        onClick={open}
      >
        <Icon size={18} />
      </ActionIcon>
      {opened && (
        <Suspense>
          <AlertDialog id={id} name={name} close={close} />
        </Suspense>
      )}
    </>
  );
}

function isOn({ bell, mail, feed_made_at }: Alert): boolean {
  return bell || mail !== 'never' || feed_made_at !== null;
}

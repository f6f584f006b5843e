import { Checkbox, Skeleton, Table, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { type ChangeKind, changeKinds } from '../contract.ts';
import { calls } from './calls.ts';
import { useSaveSettings } from './useSaveSettings.ts';

const channels = ['mutedBell', 'mutedMail'] as const;

/** Which changes of followed items are told by the bell, and which by mail. */
export function MutedChanges() {
  const t = useTexts('board');
  const query = useQuery(calls.readSettings.query());
  const keep = useSaveSettings();
  return (
    <SettingsSection title={t('muted.title')} lead={t('muted.lead')}>
      <Loaded query={query} skeleton={<Skeleton height={280} />}>
        {(settings) => {
          const box = (channel: (typeof channels)[number], kind: ChangeKind) => {
            const muted = settings[channel];
            return (
              <Checkbox
                aria-label={`${t(`muted.kind.${kind}`)}: ${t(`muted.${channel}`)}`}
                checked={!muted.includes(kind)}
                onChange={({ currentTarget: { checked } }) =>
                  keep.mutate({ [channel]: checked ? muted.filter((one) => one !== kind) : [...muted, kind] })
                }
              />
            );
          };
          return (
            <Table maw={440} verticalSpacing={6} withRowBorders={false}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>
                    <VisuallyHidden>{t('muted.change')}</VisuallyHidden>
                  </Table.Th>
                  {channels.map((channel) => (
                    <Table.Th key={channel} fw={500} w={80}>
                      {t(`muted.${channel}`)}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {changeKinds.map((kind) => (
                  <Table.Tr key={kind}>
                    <Table.Td>{t(`muted.kind.${kind}`)}</Table.Td>
                    {channels.map((channel) => (
                      <Table.Td key={channel}>{box(channel, kind)}</Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          );
        }}
      </Loaded>
    </SettingsSection>
  );
}

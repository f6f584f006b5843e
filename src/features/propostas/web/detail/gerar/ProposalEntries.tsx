import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../../calls.ts';
import { EntryCheckbox } from '../checklist/EntryCheckbox.tsx';

/** The entries of the checklist that are about the offer itself, to be ticked when the proposal is written. */
export function ProposalEntries({ id }: { id: number }) {
  const t = useTexts('propostas');
  const query = useQuery(calls.listEntries.query({ params: { id } }));
  const own = (query.data?.entradas ?? []).filter(({ grupo }) => grupo === 'proposta');
  if (own.length === 0) return null;
  return (
    <Stack gap="xs" role="group" aria-label={t('gerar.entries')}>
      <Text size="sm" fw={500}>
        {t('gerar.entries')}
      </Text>
      {own.map((entry) => (
        <EntryCheckbox key={entry.id} id={id} entry={entry} mayEdit />
      ))}
    </Stack>
  );
}

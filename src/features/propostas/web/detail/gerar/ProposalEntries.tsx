import { Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Entrada, isProven } from '../../../checklist.ts';
import { calls } from '../../calls.ts';
import { useMark } from '../checklist/useMark.ts';

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
        <ProposalEntry key={entry.id} id={id} entry={entry} />
      ))}
    </Stack>
  );
}

function ProposalEntry({ id, entry }: { id: number; entry: Entrada }) {
  const { isDone, mark, dialog } = useMark(id, entry);
  return (
    <>
      <Checkbox
        label={entry.titulo}
        checked={isDone}
        disabled={isProven(entry)}
        onChange={({ currentTarget: { checked } }) => mark(checked)}
      />
      {dialog}
    </>
  );
}

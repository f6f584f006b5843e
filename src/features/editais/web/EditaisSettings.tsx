import { Button, Group, NumberInput, Skeleton, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileSize } from '#kit/fileSize.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { showFaults } from '#kit/web/form/faults.ts';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import type { EditaisSettings as Settings } from '../contract.ts';
import { calls } from './calls.ts';

const GIGABYTE = 1e9;

/** For admins: whether files come by themselves, and how much room they take. */
export function EditaisSettings() {
  const t = useTexts('editais');
  const query = useQuery(calls.readSettings.query());
  return (
    <DetailCard title={t('settings.title')}>
      <Loaded query={query} skeleton={<Skeleton height={160} />}>
        {(settings) => <Form settings={settings} />}
      </Loaded>
    </DetailCard>
  );
}

function Form({ settings }: { settings: Settings }) {
  const t = useTexts('editais');
  const kit = useTexts('kit');
  const format = useFormat();
  const marks = useNumberMarks();
  const locale = localeOf(useLanguage());
  const queryClient = useQueryClient();
  const { automatic, quotaGb, used, files, queued } = settings;
  /** What the switch shows until the server has answered. */
  const [turned, setTurned] = useState<boolean>();
  const form = useForm({ initialValues: { quotaGb } });
  const change = async (body: Partial<Pick<Settings, 'automatic' | 'quotaGb'>>) => {
    queryClient.setQueryData(calls.readSettings.key(), await calls.changeSettings.send({ body }));
  };
  const turn = async (next: boolean) => {
    setTurned(next);
    await change({ automatic: next }).catch(toast.failure);
    setTurned(undefined);
  };
  const save = form.onSubmit((values) =>
    change(values).then(
      () => {
        form.resetDirty();
        toast.success(t('settings.saved'));
      },
      (error) => showFaults(form, error),
    ),
  );
  return (
    <Stack gap="lg">
      <Switch
        label={t('settings.automatic')}
        description={t('settings.automaticHint')}
        checked={turned ?? automatic}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
      <Facts layout="grid">
        <Fact name={t('settings.used')}>
          {t('settings.usedOf', { used: fileSize(used, locale), quota: fileSize(quotaGb * GIGABYTE, locale) })}
        </Fact>
        <Fact name={t('settings.files')}>{format.number(files)}</Fact>
        {queued > 0 && <Fact name={t('settings.queued')}>{format.number(queued)}</Fact>}
      </Facts>
      <form onSubmit={save} noValidate>
        <Group align="end" gap="sm">
          <NumberInput
            {...marks}
            w={{ base: '100%', xs: 320 }}
            label={t('settings.quota')}
            description={t('settings.quotaHint')}
            min={1}
            max={10_000}
            allowDecimal={false}
            {...form.getInputProps('quotaGb')}
          />
          <Button type="submit" disabled={!form.isDirty()}>
            {kit('form.save')}
          </Button>
        </Group>
      </form>
    </Stack>
  );
}

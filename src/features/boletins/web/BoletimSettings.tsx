import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Input } from '#kit/contract.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import type { boletins, BoletimSettings as Settings } from '../contract.ts';
import { calls } from './calls.ts';

/** When the bulletins by mail come, and whether they tell of followed items. */
export function BoletimSettings() {
  const t = useTexts('boletins');
  const query = useQuery(calls.settings.query());
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <Loaded query={query} skeleton={<Skeleton height={180} />}>
        {({ settings }) => <Form settings={settings} />}
      </Loaded>
    </SettingsSection>
  );
}

function Form({ settings }: { settings: Settings }) {
  const t = useTexts('boletins');
  const kit = useTexts('kit');
  const format = useFormat();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: calls.settings.key() });
  const change = useMutation({
    mutationFn: (body: Input<typeof boletins.change>['body']) => calls.change.send({ body }),
    onSuccess: async () => {
      await refresh();
      toast.success(kit('form.saved'));
    },
  });
  const send = useMutation({
    mutationFn: () => calls.send.send(),
    onSuccess: ({ sent }) => (sent ? toast.success(t('sent')) : toast.info(t('nothing'))),
  });
  const weekday = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: 'long', timeZone: 'America/Sao_Paulo' });
  const { hora, dia_da_semana, acompanhados, proximo_diario, proximo_semanal, envia } = settings;
  const next = [proximo_diario, proximo_semanal].filter((one) => one !== null).sort()[0];
  return (
    <Stack gap="md">
      <FieldGrid>
        <NativeSelect
          label={t('hour')}
          description={t('hourHint')}
          value={String(hora)}
          data={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: format.time(at(1, hour)) }))}
          onChange={({ currentTarget: { value } }) => change.mutate({ hora: Number(value) })}
        />
        <NativeSelect
          label={t('weekday')}
          description={t('weekdayHint')}
          value={String(dia_da_semana)}
          data={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekday.format(new Date(at(day, 12))) }))}
          onChange={({ currentTarget: { value } }) => change.mutate({ dia_da_semana: Number(value) })}
        />
        <NativeSelect
          label={t('followed')}
          description={t('followedHint')}
          value={acompanhados}
          data={(['never', 'daily', 'weekly'] as const).map((value) => ({ value, label: t(`frequency.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change.mutate({ acompanhados: value as Settings['acompanhados'] })}
        />
      </FieldGrid>
      <Text size="sm" c="dimmed">
        {!envia ? t('noMail') : next ? t('next', { when: format.dateTime(next) }) : t('noneComes')}
      </Text>
      <Group gap="sm">
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/buscas-salvas" />}>
          {t('searches')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMailForward size={18} aria-hidden />}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {t('sendNow')}
        </Button>
      </Group>
    </Stack>
  );
}

/** A moment of a week that begins with a Monday, by the clock of Brasília. */
function at(day: number, hour: number): string {
  return new Date(Date.UTC(2026, 5, day, hour + 3)).toISOString();
}

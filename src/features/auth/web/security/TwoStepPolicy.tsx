import { Button, Group, Radio, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type RequiredFor, requiredFor, type TwoStepPolicy as State } from '../../contract.ts';
import { Remark } from '../Remark.tsx';
import { twoStepCalls, twoStepPolicyCalls } from './calls.ts';

/** Which accounts two-step verification is required of; for admins. */
export function TwoStepPolicy() {
  const query = useQuery(twoStepPolicyCalls.read.query());
  return (
    <Loaded query={query} skeleton={<Skeleton height={220} />}>
      {(state) => <Choice key={state.requiredFor} state={state} />}
    </Loaded>
  );
}

function Choice({ state }: { state: State }) {
  const t = useTexts('security');
  const format = useFormat();
  const queryClient = useQueryClient();
  const own = useQuery(twoStepCalls.read.query());
  const [chosen, setChosen] = useState<RequiredFor>(state.requiredFor);
  const change = useMutation({
    ...twoStepPolicyCalls.change.mutation(),
    onSuccess: (changed) => {
      queryClient.setQueryData(twoStepPolicyCalls.read.key(), changed);
      toast.success(t('policy.saved'));
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    change.mutate({ body: { requiredFor: chosen } });
  }

  const countOf = (one: RequiredFor) => {
    if (one === 'nobody') return t('policy.hint');
    const { total, ready } = state[one];
    return t('policy.ready', { count: total, ready: format.number(ready), total: format.number(total) });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group label={t('policy.label')} value={chosen} onChange={(value) => setChosen(value as RequiredFor)}>
          <Group gap="12px 40px" align="flex-start" mt={8}>
            {requiredFor.map((one) => (
              <Radio key={one} value={one} label={t(`policy.of.${one}`)} description={countOf(one)} />
            ))}
          </Group>
        </Radio.Group>
        {chosen !== 'nobody' && chosen !== state.requiredFor && (
          <Remark kind="warning" icon={<IconAlertTriangle />}>
            {t('policy.consequence')} {own.data && !own.data.isOn && t('policy.you')}
          </Remark>
        )}
        <Group>
          <Button type="submit" loading={change.isPending} disabled={chosen === state.requiredFor}>
            {t('policy.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

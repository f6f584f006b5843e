import { Button, Checkbox, Drawer, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { focusFirst, showFaults } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { displayName } from '#kit/web/text/displayName.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { User } from '../../contract.ts';
import { plans, roles } from '../../listQuery.ts';
import { calls, settingsCalls } from '../calls.ts';
import { useAccountRules } from '../useAccountRules.ts';
import { useUserActions } from '../useUserActions.ts';

type AddUserDrawerProps = { opened: boolean; close: () => void };

const empty = {
  ...{ fullName: '', username: '', email: '', company: '', country: 'Brasil', contact: '' },
  ...{ role: 'subscriber' as User['role'], currentPlan: 'basic' as User['currentPlan'], isInvited: true },
};

/** The drawer that creates a user. Asks before discarding what was typed. */
export function AddUserDrawer({ opened, close }: AddUserDrawerProps) {
  const t = useTexts('users');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const rules = useAccountRules();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const sendsMail = useQuery(settingsCalls.read.query()).data?.sendsMail !== false;
  const invite = useUserActions().invite;
  const form = useForm({ initialValues: empty, validate: rules });
  useUnsaved(form.isDirty());
  const end = () => {
    form.reset();
    close();
  };
  const leave = async () => {
    if (!form.isDirty()) return end();
    setIsAsking(true);
    const question = { title: t('add.leaveTitle'), body: t('add.leaveBody'), action: t('add.leave'), stay: kit('unsaved.stay') };
    const goes = await confirm({ ...question, danger: true });
    setIsAsking(false);
    if (goes) end();
  };
  const add = useMutation({
    ...calls.add.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async ({ user }) => {
      end();
      const isInvited = user.status === 'pending';
      toast.success(t(isInvited && sendsMail ? 'add.doneInvited' : 'add.done', { name: displayName(user) }));
      await queryClient.invalidateQueries({ queryKey: ['users'] });
      // Without mail, the admin must pass on the link.
      if (isInvited && !sendsMail) await invite(user);
    },
    onError: (error) => showFaults(form, error),
  });
  const submit = form.onSubmit(
    ({ isInvited, ...body }) => add.mutate({ body: { ...body, status: isInvited ? 'pending' : 'active' } }),
    focusFirst,
  );
  const field = (name: 'fullName' | 'username' | 'email' | 'company' | 'country' | 'contact') => ({
    label: t(`field.${name}`),
    required: true,
    maxLength: name === 'email' ? 254 : name === 'username' ? 40 : 120,
    ...form.getInputProps(name),
  });
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={leave}
      closeOnEscape={!isAsking}
      position="right"
      title={t('add.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput data-autofocus autoComplete="off" {...field('fullName')} />
          <TextInput dir="ltr" autoComplete="off" {...field('username')} />
          <TextInput type="email" dir="ltr" autoComplete="off" {...field('email')} />
          <TextInput {...field('company')} />
          <TextInput {...field('country')} />
          <TextInput type="tel" dir="ltr" autoComplete="off" {...field('contact')} />
          <NativeSelect
            label={t('field.role')}
            data={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
            {...form.getInputProps('role')}
          />
          <NativeSelect
            label={t('field.currentPlan')}
            data={plans.map((value) => ({ value, label: t(`plan.${value}`) }))}
            {...form.getInputProps('currentPlan')}
          />
          <Checkbox
            label={t(sendsMail ? 'add.invite' : 'add.inviteNoMail')}
            description={t(sendsMail ? 'add.inviteHint' : 'add.inviteNoMailHint')}
            {...form.getInputProps('isInvited', { type: 'checkbox' })}
          />
          <Group justify="flex-end" mt="sm">
            <Button variant="default" onClick={leave}>
              {kit('action.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {common('word.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}

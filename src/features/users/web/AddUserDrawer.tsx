import { Button, Checkbox, Drawer, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { faultsOf } from '#kit/web/faultsOf.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { nameOf } from '#kit/web/nameOf.ts';
import { useOpenedOnceThere } from '#kit/web/popup/anchor.ts';
import { toast } from '#kit/web/toast.ts';
import type { User } from '../contract.ts';
import { plans, roles } from '../listQuery.ts';
import { calls } from './calls.ts';
import { useAccountRules } from './useAccountRules.ts';

type AddUserDrawerProps = { opened: boolean; close: () => void };

/** Adds somebody to the list, beside it. */
export function AddUserDrawer({ opened, close }: AddUserDrawerProps) {
  const t = useTexts('users');
  const kit = useTexts('kit');
  return (
    <Drawer
      opened={useOpenedOnceThere(opened)}
      onClose={close}
      position="right"
      title={t('add.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <AddUserForm close={close} />
    </Drawer>
  );
}

const empty = {
  ...{ fullName: '', username: '', email: '', company: '', country: 'Brasil', contact: '' },
  ...{ role: 'subscriber' as User['role'], currentPlan: 'basic' as User['currentPlan'], isInvited: true },
};

function AddUserForm({ close }: { close: () => void }) {
  const t = useTexts('users');
  const kit = useTexts('kit');
  const rules = useAccountRules();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: empty, validate: rules });
  const add = useMutation({
    ...calls.add.mutation(),
    onSuccess: async ({ user }) => {
      await queryClient.invalidateQueries({ queryKey: ['users'] });
      toast.success(t(user.status === 'pending' ? 'add.doneInvited' : 'add.done', { name: nameOf(user) }));
      close();
    },
    onError: (error) => form.setErrors(faultsOf(error)),
  });
  const submit = form.onSubmit(({ isInvited, ...body }) => add.mutate({ body: { ...body, status: isInvited ? 'pending' : 'active' } }));
  const field = (name: 'fullName' | 'username' | 'email' | 'company' | 'country' | 'contact') => ({
    label: t(`field.${name}`),
    required: true,
    maxLength: name === 'email' ? 254 : name === 'username' ? 40 : 120,
    ...form.getInputProps(name),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput data-autofocus autoComplete="off" {...field('fullName')} />
        <TextInput autoComplete="off" {...field('username')} />
        <TextInput type="email" autoComplete="off" {...field('email')} />
        <TextInput {...field('company')} />
        <TextInput {...field('country')} />
        <TextInput {...field('contact')} />
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
        <Checkbox label={t('add.invite')} description={t('add.inviteHint')} {...form.getInputProps('isInvited', { type: 'checkbox' })} />
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {t('add.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

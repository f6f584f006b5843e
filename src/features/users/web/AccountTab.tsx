import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AvatarField } from '#kit/web/AvatarField.tsx';
import { useIsOwn } from '#kit/web/ability.ts';
import { faultsOf } from '#kit/web/faultsOf.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { nameOf } from '#kit/web/nameOf.ts';
import { toast } from '#kit/web/toast.ts';
import type { User } from '../contract.ts';
import { plans, roles, statuses } from '../listQuery.ts';
import { calls } from './calls.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { UserCard } from './UserCard.tsx';
import classes from './UserView.module.css';
import { useAccountRules } from './useAccountRules.ts';

const lines = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;

/** What the list shows of somebody. */
export function AccountTab({ user }: { user: User }) {
  const t = useTexts('users');
  const { fullName, username, email } = useAccountRules();
  const queryClient = useQueryClient();
  const { id, avatar, ...values } = user;
  const form = useForm({ initialValues: values, validate: { fullName, username, email } });
  const askAnew = () => queryClient.invalidateQueries({ queryKey: ['users'] });
  const save = useMutation({
    ...calls.edit.mutation(),
    onSuccess: async ({ user: { id: _, avatar: __, ...saved } }) => {
      form.setInitialValues(saved);
      form.setValues(saved);
      toast.success(t('edit.saved'));
      await askAnew();
    },
    onError: (error) => {
      const faults = faultsOf(error);
      form.setErrors(faults);
      if (Object.keys(faults).length === 0) toast.failure(error);
    },
  });
  // Their own role and status are for others to change.
  const choosable = useIsOwn(id) ? (['currentPlan'] as const) : (['role', 'status', 'currentPlan'] as const);
  const choices = {
    role: roles.map((value) => ({ value, label: t(`role.${value}`) })),
    status: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    currentPlan: plans.map((value) => ({ value, label: t(`plan.${value}`) })),
  };
  const path = { params: { id } };
  return (
    <>
      <UserCard title={t('edit.picture')}>
        <AvatarField
          name={nameOf(user)}
          src={avatar}
          save={async (picture) => {
            await calls.putAvatar.send({ ...path, body: picture });
            await askAnew();
          }}
          remove={async () => {
            await calls.removeAvatar.send(path);
            await askAnew();
          }}
        />
      </UserCard>
      <UserCard title={t('edit.account')}>
        <form className={classes.form} noValidate onSubmit={form.onSubmit((body) => save.mutate({ ...path, body }))}>
          {lines.map((line) => (
            <TextInput
              key={line}
              label={t(`field.${line}`)}
              required={line === 'fullName' || line === 'username' || line === 'email'}
              type={line === 'email' ? 'email' : 'text'}
              maxLength={line === 'email' ? 254 : line === 'username' ? 40 : 120}
              autoComplete="off"
              {...form.getInputProps(line)}
            />
          ))}
          {choosable.map((field) => (
            <NativeSelect key={field} label={t(`field.${field}`)} data={choices[field]} {...form.getInputProps(field)} />
          ))}
          <SaveButtons isUnsaved={form.isDirty()} isSaving={save.isPending} reset={form.reset} />
        </form>
      </UserCard>
    </>
  );
}

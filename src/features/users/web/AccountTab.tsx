import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIsOwn } from '#kit/web/ability.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { useSavedForm } from '#kit/web/form/useSavedForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AvatarField } from '#kit/web/picture/AvatarField.tsx';
import { displayName } from '#kit/web/text/displayName.ts';
import type { User } from '../contract.ts';
import { plans, roles, statuses } from '../listQuery.ts';
import { calls } from './calls.ts';
import classes from './Users.module.css';
import { useAccountRules } from './useAccountRules.ts';
import { useConfirmations } from './useConfirmations.ts';

export type AccountTabProps = {
  user: User;
  /** Called after the user's own name or picture has changed, which the layout shows. */
  onOwnChange: () => Promise<void>;
};

const lines = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;
/** Written from left to right in right-to-left languages too. */
const leftToRight: readonly string[] = ['username', 'email', 'contact'];

/** The fields that the list shows. */
export function AccountTab({ user, onOwnChange }: AccountTabProps) {
  const t = useTexts('users');
  const { fullName, username, email } = useAccountRules();
  const queryClient = useQueryClient();
  const questions = useConfirmations();
  const { id, avatar } = user;
  const isOwn = useIsOwn(id);
  const follow = () => Promise.all([queryClient.invalidateQueries({ queryKey: ['users'] }), isOwn && onOwnChange()]);
  const path = { params: { id } };
  const { form, submit, isSaving } = useSavedForm({
    saved: valuesOf(user),
    validate: { fullName, username, email },
    ask: async ({ changed: { status, role } }) => {
      if (user.status === 'active' && status && !(await questions.disable(user))) return false;
      return !role || (role !== 'admin' && user.role !== 'admin') || questions.changeRole(user, role);
    },
    save: async ({ changed }) => {
      const { user: saved } = await calls.edit.send({ ...path, body: changed });
      await follow();
      return valuesOf(saved);
    },
  });
  // Users cannot change their own role and status.
  const choosable = isOwn ? (['currentPlan'] as const) : (['role', 'status', 'currentPlan'] as const);
  const choices = {
    role: roles.map((value) => ({ value, label: t(`role.${value}`) })),
    status: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    currentPlan: plans.map((value) => ({ value, label: t(`plan.${value}`) })),
  };
  return (
    <>
      <DetailCard title={t('edit.picture')}>
        <AvatarField
          name={displayName(user)}
          src={avatar}
          save={async (picture) => {
            await calls.putAvatar.send({ ...path, body: picture });
            await follow();
          }}
          remove={async () => {
            await calls.removeAvatar.send(path);
            await follow();
          }}
        />
      </DetailCard>
      <DetailCard title={t('edit.account')}>
        <form noValidate onSubmit={submit}>
          <FieldGrid>
            {lines.map((line) => (
              <TextInput
                key={line}
                label={t(`field.${line}`)}
                required={line === 'fullName' || line === 'username' || line === 'email'}
                type={line === 'email' ? 'email' : line === 'contact' ? 'tel' : 'text'}
                dir={leftToRight.includes(line) ? 'ltr' : undefined}
                maxLength={line === 'email' ? 254 : line === 'username' ? 40 : 120}
                autoComplete="off"
                {...(line === 'email' && isOwn && ownEmail(t('edit.ownEmail')))}
                {...form.getInputProps(line)}
              />
            ))}
            {choosable.map((field) => (
              <NativeSelect key={field} label={t(`field.${field}`)} data={choices[field]} {...form.getInputProps(field)} />
            ))}
          </FieldGrid>
          <FormFoot mt="lg" form={form} isSaving={isSaving} />
        </form>
      </DetailCard>
    </>
  );
}

/** Changing one's own address needs the password, and is done in the account settings. */
function ownEmail(words: string) {
  return {
    readOnly: true,
    required: false,
    variant: 'filled',
    description: (
      <Link className={classes.ownEmail} to="/pages/account-settings">
        {words}
      </Link>
    ),
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
  };
}

function valuesOf({ id: _, avatar: __, ...values }: User): Omit<User, 'id' | 'avatar'> {
  return values;
}

import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { NetworkField } from '#kit/web/form/NetworkField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { socialNetworks, type UserDetails } from '../contract.ts';
import classes from './UserView.module.css';
import { useDetailsForm } from './useDetailsForm.ts';

export function SocialTab({ id, details }: { id: number; details: UserDetails }) {
  const t = useTexts('users');
  const { form, submit, isSaving } = useDetailsForm(id, details);
  return (
    <DetailCard title={t('edit.social')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {socialNetworks.map((network) => (
          <NetworkField key={network} network={network} {...form.getInputProps(`socialLinks.${network}`)} />
        ))}
        <div className={classes.wide}>
          <FormFoot form={form} isSaving={isSaving} />
        </div>
      </form>
    </DetailCard>
  );
}

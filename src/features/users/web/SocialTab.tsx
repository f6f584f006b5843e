import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { NetworkField } from '#kit/web/form/NetworkField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { socialNetworks, type UserDetails } from '../contract.ts';
import { useDetailsForm } from './useDetailsForm.ts';

export function SocialTab({ id, details }: { id: number; details: UserDetails }) {
  const t = useTexts('users');
  const { form, submit, isSaving } = useDetailsForm(id, details);
  return (
    <DetailCard title={t('edit.social')}>
      <form noValidate onSubmit={submit}>
        <FieldGrid>
          {socialNetworks.map((network) => (
            <NetworkField key={network} network={network} {...form.getInputProps(`socialLinks.${network}`)} />
          ))}
        </FieldGrid>
        <FormFoot mt="lg" form={form} isSaving={isSaving} />
      </form>
    </DetailCard>
  );
}

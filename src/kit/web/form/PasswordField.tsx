import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../locale/i18n.ts';

/** A password field with a visibility toggle. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTexts('kit');
  const [shows, setShows] = useState(false);
  return (
    <PasswordInput
      {...props}
      // Mantine sets it on its other fields.
      aria-invalid={props.error ? true : undefined}
      errorProps={{ role: 'alert' }}
      visible={shows}
      onVisibilityChange={setShows}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': shows ? t('form.hidePassword') : t('form.showPassword') }}
    />
  );
}
